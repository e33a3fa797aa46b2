import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { findOpen } from '../goals.reads.ts'
import { refuse } from '../goals.refusals.ts'
import { progressOf } from '../goals.rules.ts'
import {
  type Goal,
  type GoalMilestone,
  goalMilestones,
  goalTitle,
  MOST_MILESTONES,
  progress,
  teamGoals,
} from '../goals.table.ts'
import { PROGRESS_NOT_UPDATED } from '../goals.text.ts'
import { milestoneProblem } from './milestones.rules.ts'
import { enteredDay } from '../../time/day-input.rules.ts'

const ownerAndDate = {
  ownerId: ref('people').nullable().optional(),
  dueDate: enteredDay().nullable().optional(),
}

/** Adds a milestone at 0 percent; the goal's progress follows. */
export const addMilestone = defineMutation('addMilestone', {
  failure: PROGRESS_NOT_UPDATED,
  input: { id: uuid(), goalId: ref('team_goals'), title: goalTitle(), ...ownerAndDate },
  may: canWriteWork,
  run(tx, { id, goalId, title, ownerId = null, dueDate = null }, { actor, now }) {
    const goal = findOpen(tx, actor, goalId)
    if (tx.where(goalMilestones, { goalId }).length >= MOST_MILESTONES)
      refuse('goal/too-many-milestones', { limit: MOST_MILESTONES })
    const { teamId } = goal
    const stamp = { createdBy: actor.id, createdAt: now, updatedAt: now }
    const milestone = { id, goalId, teamId, title, progress: 0, ownerId, dueDate, ...stamp }
    checkMilestone(tx, actor, milestone)
    tx.insert(goalMilestones, milestone)
    followMilestones(tx, goal, now)
  },
})

/** Changes the given fields of a milestone; the others stay. The goal's progress follows. */
export const updateMilestone = defineMutation('updateMilestone', {
  failure: PROGRESS_NOT_UPDATED,
  input: {
    milestoneId: ref('goal_milestones'),
    title: goalTitle().optional(),
    progress: progress().optional(),
    ...ownerAndDate,
  },
  may: canWriteWork,
  run(tx, { milestoneId, ...patch }, { actor, now }) {
    const before = tx.find(goalMilestones, milestoneId)
    const goal = findOpen(tx, actor, before.goalId)
    checkMilestone(tx, actor, { ...before, ...patch }, before.ownerId)
    tx.update(goalMilestones, milestoneId, { ...patch, updatedAt: now })
    followMilestones(tx, goal, now)
  },
})

/** Removes a milestone; the goal's progress follows, and tasks made from it stay. */
export const removeMilestone = defineMutation('removeMilestone', {
  failure: PROGRESS_NOT_UPDATED,
  input: { milestoneId: ref('goal_milestones') },
  may: canWriteWork,
  run(tx, { milestoneId }, { actor, now }) {
    const milestone = tx.find(goalMilestones, milestoneId)
    const goal = findOpen(tx, actor, milestone.goalId)
    tx.remove(goalMilestones, milestoneId)
    followMilestones(tx, goal, now)
  },
})

/** Somebody who has left the team keeps the milestones that were theirs, as with goals. */
function checkMilestone(
  tx: Transaction,
  actor: Actor,
  milestone: GoalMilestone,
  formerOwnerId: string | null = null,
): void {
  const problem = milestoneProblem(milestone)
  if (problem) refuse(problem.code)
  const { ownerId, teamId, createdBy } = milestone
  if (ownerId === null || ownerId === formerOwnerId) return
  if (!canOwn(tx, actor, { teamId, personId: ownerId, createdBy })) refuse('goal/owner-not-valid')
}

function followMilestones(tx: Transaction, goal: Goal, now: string): void {
  const progress = progressOf(goal.status, tx.where(goalMilestones, { goalId: goal.id }))
  tx.update(teamGoals, goal.id, { progress, updatedAt: now })
}
