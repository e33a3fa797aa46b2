import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { people, type Person } from '../../people/people.table.ts'
import { itemsOf, type TaskItem } from '../../tasks/tasks.queries.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { type GoalMilestone, goalMilestones } from '../goals.table.ts'
import { byDueDate } from './milestones.rules.ts'

export interface MilestoneEntry {
  milestone: GoalMilestone
  owner: Person | undefined
  /** Made from it, the done ones last. */
  tasks: TaskItem[]
}

/** A goal's milestones by date, for its own team; empty for everybody else. */
export const milestonesOfGoal = defineQuery('milestonesOfGoal', {
  input: { goalId: ref('team_goals') },
  visibleTo: () => true,
  run: (read, { goalId }): MilestoneEntry[] =>
    read
      .where(goalMilestones, { goalId })
      .toSorted(byDueDate)
      .map((milestone) => ({
        milestone,
        owner: milestone.ownerId === null ? undefined : read.get(people, milestone.ownerId),
        tasks: itemsOf(read, read.where(tasks, { sourceMilestoneId: milestone.id, archivedAt: null })),
      })),
})
