import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { editableGoal } from './goals.mutations.ts'
import { progressOf } from './goals.rules.ts'
import { type Goal, goalMilestones, goalTitle, progress, teamGoals } from './goals.table.ts'
import { PROGRESS_NOT_UPDATED, TITLE_REQUIRED } from './goals.text.ts'
import { canWriteWork } from '../work/work.access.ts'

/** Adds a step that has not been begun; the goal's progress follows. */
export const addMilestone = defineMutation('addMilestone', {
  input: { id: uuid(), goalId: ref('team_goals'), title: goalTitle() },
  may: canWriteWork,
  run(tx, { id, goalId, title }, { actor, now }) {
    const goal = editableGoal(tx, actor, goalId, PROGRESS_NOT_UPDATED)
    if (title === '') refuse(PROGRESS_NOT_UPDATED, TITLE_REQUIRED)
    const { teamId } = goal
    const stamp = { createdBy: actor.id, createdAt: now, updatedAt: now }
    tx.insert(goalMilestones, { id, goalId, teamId, title, progress: 0, ...stamp })
    followMilestones(tx, goal, now)
  },
})

/** Says how far a step has come, in percent; the goal's progress follows. */
export const setMilestoneProgress = defineMutation('setMilestoneProgress', {
  input: { milestoneId: ref('goal_milestones'), progress: progress() },
  may: canWriteWork,
  run(tx, input, { actor, now }) {
    const milestone = tx.find(goalMilestones, input.milestoneId)
    const goal = editableGoal(tx, actor, milestone.goalId, PROGRESS_NOT_UPDATED)
    tx.update(goalMilestones, milestone.id, { progress: input.progress, updatedAt: now })
    followMilestones(tx, goal, now)
  },
})

/** Takes a step away; the goal's progress follows. */
export const removeMilestone = defineMutation('removeMilestone', {
  input: { milestoneId: ref('goal_milestones') },
  may: canWriteWork,
  run(tx, { milestoneId }, { actor, now }) {
    const milestone = tx.find(goalMilestones, milestoneId)
    const goal = editableGoal(tx, actor, milestone.goalId, PROGRESS_NOT_UPDATED)
    tx.remove(goalMilestones, milestoneId)
    followMilestones(tx, goal, now)
  },
})

function followMilestones(tx: Transaction, goal: Goal, now: string): void {
  const progress = progressOf(goal.status, tx.where(goalMilestones, { goalId: goal.id }))
  tx.update(teamGoals, goal.id, { progress, updatedAt: now })
}
