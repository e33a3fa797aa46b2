import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { canWriteWork } from '../work/work.access.ts'
import { findEditable } from './goals.reads.ts'
import { refuse } from './goals.refusals.ts'
import { progressOf } from './goals.rules.ts'
import { type Goal, goalMilestones, goalTitle, MOST_MILESTONES, progress, teamGoals } from './goals.table.ts'
import { PROGRESS_NOT_UPDATED } from './goals.text.ts'

/** Adds a milestone at 0 percent; the goal's progress follows. */
export const addMilestone = defineMutation('addMilestone', {
  failure: PROGRESS_NOT_UPDATED,
  input: { id: uuid(), goalId: ref('team_goals'), title: goalTitle() },
  may: canWriteWork,
  run(tx, { id, goalId, title }, { actor, now }) {
    const goal = findEditable(tx, actor, goalId)
    if (title === '') refuse('goal/title-required')
    if (tx.where(goalMilestones, { goalId }).length >= MOST_MILESTONES)
      refuse('goal/too-many-milestones', { limit: MOST_MILESTONES })
    const { teamId } = goal
    const stamp = { createdBy: actor.id, createdAt: now, updatedAt: now }
    tx.insert(goalMilestones, { id, goalId, teamId, title, progress: 0, ...stamp })
    followMilestones(tx, goal, now)
  },
})

/** Sets how far a milestone has come, in percent; the goal's progress follows. */
export const setMilestoneProgress = defineMutation('setMilestoneProgress', {
  failure: PROGRESS_NOT_UPDATED,
  input: { milestoneId: ref('goal_milestones'), progress: progress() },
  may: canWriteWork,
  run(tx, input, { actor, now }) {
    const milestone = tx.find(goalMilestones, input.milestoneId)
    const goal = findEditable(tx, actor, milestone.goalId)
    tx.update(goalMilestones, milestone.id, { progress: input.progress, updatedAt: now })
    followMilestones(tx, goal, now)
  },
})

/** Removes a milestone; the goal's progress follows. */
export const removeMilestone = defineMutation('removeMilestone', {
  failure: PROGRESS_NOT_UPDATED,
  input: { milestoneId: ref('goal_milestones') },
  may: canWriteWork,
  run(tx, { milestoneId }, { actor, now }) {
    const milestone = tx.find(goalMilestones, milestoneId)
    const goal = findEditable(tx, actor, milestone.goalId)
    tx.remove(goalMilestones, milestoneId)
    followMilestones(tx, goal, now)
  },
})

function followMilestones(tx: Transaction, goal: Goal, now: string): void {
  const progress = progressOf(goal.status, tx.where(goalMilestones, { goalId: goal.id }))
  tx.update(teamGoals, goal.id, { progress, updatedAt: now })
}
