import { defineQuery } from '../../../sync/define-query.ts'
import { refs } from '../../../sync/fields.ts'
import { isOpenGoal } from '../../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../../goals/goals.table.ts'
import { canSeeOrgChart } from '../org-chart.access.ts'
import { MOST_HOLDERS } from '../org-chart.table.ts'

/** The open goals of these people that the actor sees, the next due first. */
export const goalsOfHolders = defineQuery('goalsOfHolders', {
  input: { personIds: refs('people', MOST_HOLDERS) },
  visibleTo: canSeeOrgChart,
  run: (read, { personIds }): Goal[] =>
    personIds
      .flatMap((ownerId) => read.where(teamGoals, { ownerId }))
      .filter((goal) => goal.archivedAt === null && isOpenGoal(goal))
      .toSorted((one, other) => one.targetDate.localeCompare(other.targetDate)),
})
