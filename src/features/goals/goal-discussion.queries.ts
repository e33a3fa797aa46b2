import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { canComment } from '../comments/comments.access.ts'
import { mayDiscussGoal } from './goal-teams.reads.ts'
import { teamGoals } from './goals.table.ts'

/** Whether the actor takes part in what is said of a goal; false for one that they don't see. */
export const mayAddToGoal = defineQuery('mayAddToGoal', {
  input: { goalId: ref('team_goals') },
  visibleTo: () => true,
  run(read, { goalId }, actor): boolean {
    const goal = read.get(teamGoals, goalId)
    return goal?.archivedAt === null && canComment(actor) && mayDiscussGoal(read, actor, goal)
  },
})
