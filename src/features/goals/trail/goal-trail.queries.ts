import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { people, type Person } from '../../people/people.table.ts'
import { type GoalUpdate, goalUpdates } from './goal-updates.table.ts'
import { newestFirst } from './trail.rules.ts'

export interface TrailEntry {
  update: GoalUpdate
  author: Person | undefined
}

/** What was said of a goal in each week, the latest first; empty for a goal that one does not see. */
export const goalTrail = defineQuery('goalTrail', {
  input: { goalId: ref('team_goals') },
  visibleTo: () => true,
  run: (read, { goalId }): TrailEntry[] =>
    newestFirst(read.where(goalUpdates, { goalId })).map((update) => ({
      update,
      author: read.get(people, update.createdBy),
    })),
})
