import type { Actor } from '../../../sync/actor.ts'
import type { MutationContext } from '../../../sync/define-mutation.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canAssignOthers } from '../../tasks/tasks.access.ts'
import { addTask, updateTask } from '../../tasks/tasks.mutations.ts'
import { defaultDueDate, statusAt } from '../../tasks/tasks.rules.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { refuse } from '../goals.refusals.ts'
import { isDone, isOpenGoal, progressOf } from '../goals.rules.ts'
import { type Goal, goalMilestones, goalTeamAssignments, NOT_CLOSED, teamGoals } from '../goals.table.ts'
import { carriedDate, successorId } from './closing.rules.ts'

/**
 * Makes the goal of a later quarter that goes on with this one, for the same teams and with the milestones that were not reached. One that
 * an earlier closing made, and that was archived when it was taken back, returns afresh.
 * @returns its id
 */
export function carryOver(
  tx: Transaction,
  goal: Goal,
  ownerId: string | undefined,
  { actor, now }: MutationContext,
): string {
  const id = successorId(goal.id)
  const former = tx.get(teamGoals, id)
  const teamId = former?.archivedAt === null ? former.teamId : goal.teamId
  if (ownerId !== undefined && !canOwn(tx, actor, { ...goal, teamId, personId: ownerId }))
    refuse('goal/owner-not-valid')
  const handedTo = ownerId === undefined ? {} : { ownerId }
  if (former?.archivedAt === null) tx.update(teamGoals, id, handedTo)
  else {
    const fresh: Goal = {
      ...goal,
      ...NOT_CLOSED,
      ...handedTo,
      id,
      targetDate: carriedDate(goal, utcDayOf(now)),
      status: 'on_track',
      progress: 0,
      displayOrder: AT_THE_END,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      completedAt: null,
    }
    if (former) tx.update(teamGoals, id, fresh)
    else tx.insert(teamGoals, fresh)
    shareWithTheSame(tx, goal.id, fresh, now)
  }
  for (const milestone of tx.where(goalMilestones, { goalId: goal.id }))
    if (!isDone(milestone)) tx.update(goalMilestones, milestone.id, { goalId: id, teamId, updatedAt: now })
  const { status } = tx.find(teamGoals, id)
  tx.update(teamGoals, id, { progress: progressOf(status, tx.where(goalMilestones, { goalId: id })) })
  return id
}

function shareWithTheSame(tx: Transaction, goalId: string, { id, createdBy }: Goal, createdAt: string): void {
  const present = new Set(tx.where(goalTeamAssignments, { goalId: id }).map(({ teamId }) => teamId))
  for (const { teamId } of tx.where(goalTeamAssignments, { goalId })) {
    if (present.has(teamId)) continue
    const rowId = freeId(tx.overlay, goalTeamAssignments, 'shown', id, teamId)
    const row = { id: rowId, goalId: id, teamId, createdBy, createdAt }
    tx.insert(goalTeamAssignments, row)
  }
}

/**
 * Makes what is left of a goal a task of the next seven days, by default its owner's. It becomes the actor's own if the owner can't take it
 * on or the actor may not assign others.
 * @returns its id
 */
export function turnIntoTask(
  tx: Transaction,
  goal: Goal,
  ownerId: string | undefined,
  context: MutationContext,
): string {
  const { actor, now } = context
  const id = successorId(goal.id)
  const dueDate = defaultDueDate(utcDayOf(now))
  if (tx.get(tasks, id)) {
    if (ownerId !== undefined) updateTask.run(tx, { id, assigneeIds: [ownerId] }, context)
    tx.update(tasks, id, { ...statusAt(null, 'todo', now), dueDate, archivedAt: null, updatedAt: now })
    return id
  }
  addTask(
    tx,
    {
      id,
      title: goal.title,
      description: goal.description,
      taskType: 'team',
      teamId: goal.teamId,
      dueDate,
      assigneeIds: [ownerId ?? takerOf(tx, actor, goal)],
      sourceGoalId: goal.id,
    },
    context,
  )
  return id
}

function takerOf(tx: Transaction, actor: Actor, { teamId, ownerId }: Goal): string {
  const canTake = canOwn(tx, actor, { teamId, personId: ownerId, createdBy: actor.id })
  return canAssignOthers(actor) && canTake ? ownerId : actor.id
}

/** Takes back what a closing made of a goal. A task that was done meanwhile stays. */
export function withdraw(tx: Transaction, goal: Goal, now: string): void {
  const next = goal.carriedToId === null ? undefined : tx.get(teamGoals, goal.carriedToId)
  if (next) withdrawSuccessor(tx, goal, next, now)
  const task = goal.outcomeTaskId === null ? undefined : tx.get(tasks, goal.outcomeTaskId)
  if (task && task.status !== 'done' && task.archivedAt === null)
    tx.update(tasks, task.id, { archivedAt: now, updatedAt: now })
}

/** A goal that had been brought back by hand goes on, with the milestones that the closing did not hand to it. */
function withdrawSuccessor(tx: Transaction, goal: Goal, next: Goal, now: string): void {
  const isFinished = next.closedAt !== null || (next.archivedAt === null && !isOpenGoal(next))
  if (isFinished) refuse('goal/carried-further', { title: goal.title })
  const wasMade = next.createdAt === goal.closedAt
  const milestones = tx.where(goalMilestones, { goalId: next.id })
  for (const { id, updatedAt } of milestones)
    if (wasMade || updatedAt === goal.closedAt)
      tx.update(goalMilestones, id, { goalId: goal.id, teamId: goal.teamId, updatedAt: now })
  if (!wasMade) {
    const progress = progressOf(next.status, tx.where(goalMilestones, { goalId: next.id }))
    tx.update(teamGoals, next.id, { progress })
  } else if (next.archivedAt === null) tx.update(teamGoals, next.id, { archivedAt: now, updatedAt: now })
}
