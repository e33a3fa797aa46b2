import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { idInWeek } from '../../time/id-in-week.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { findOpen } from '../goals.reads.ts'
import { progressOf, statusAt } from '../goals.rules.ts'
import { type Goal, goalMilestones, goalStatus, type GoalStatus, teamGoals } from '../goals.table.ts'
import { STATUS_NOT_UPDATED } from '../goals.text.ts'
import { goalUpdates, updateNote } from './goal-updates.table.ts'
import { noteAfter } from './trail.rules.ts'

/**
 * Says how a goal stands this week, with a note if there is one; the last one to say so in a week counts. Complete means
 * 100 percent; otherwise its milestones decide the progress.
 */
export const setGoalStatus = defineMutation('setGoalStatus', {
  failure: STATUS_NOT_UPDATED,
  input: { goalId: ref('team_goals'), status: goalStatus(), note: updateNote().optional() },
  may: canWriteWork,
  run(tx, { goalId, status, note }, context) {
    const { actor, now } = context
    const goal = findOpen(tx, actor, goalId)
    const progress = progressOf(status, tx.where(goalMilestones, { goalId }))
    tx.update(teamGoals, goalId, { ...statusAt(goal, status, now), progress, updatedAt: now })
    recordWeek(tx, goal, { status, note }, context)
  },
})

function recordWeek(
  tx: Transaction,
  { id: goalId, teamId, isShared }: Goal,
  { status, note }: { status: GoalStatus; note: string | null | undefined },
  { actor, now }: MutationContext,
): void {
  const week = mondayOf(utcDayOf(now))
  const id = idInWeek(goalId, week)
  const before = tx.get(goalUpdates, id)
  const said = { status, note: noteAfter(before, status, note), createdBy: actor.id, createdAt: now }
  if (before) tx.update(goalUpdates, id, said)
  else tx.insert(goalUpdates, { id, goalId, teamId, isShared, week, ...said })
}
