import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { canEditGoal } from './goals.access.ts'
import { refuse } from './goals.refusals.ts'
import { type Goal, teamGoals } from './goals.table.ts'

/** What is refused to somebody outside the leadership team, when the goal is a company goal. */
type LeadersAct =
  | 'company-goal/leaders-update'
  | 'company-goal/leaders-archive'
  | 'company-goal/leaders-restore'
  | 'company-goal/leaders-reorder'

/**
 * The goal, which is not archived and which the actor may change.
 * @throws {Refusal} otherwise; for a company goal with the code `leadersAct`
 */
export function findEditable(tx: Transaction, actor: Actor, goalId: string, leadersAct?: LeadersAct): Goal {
  const goal = tx.find(teamGoals, goalId)
  if (goal.archivedAt !== null) refuse('goal/not-found')
  checkEditable(tx, actor, goal, leadersAct)
  return goal
}

/**
 * The goal, which the actor may change and which has not been closed with its quarter.
 * @throws {Refusal} otherwise
 */
export function findOpen(tx: Transaction, actor: Actor, goalId: string): Goal {
  const goal = findEditable(tx, actor, goalId)
  return goal.closedAt === null ? goal : refuse('goal/closed')
}

/** @throws {Refusal} when the actor may not change the goal, archived or not */
export function checkEditable(
  read: Reader,
  actor: Actor,
  goal: Goal,
  leadersAct: LeadersAct = 'company-goal/leaders-update',
  teamsAct: 'goal/own-team-only' | 'goal/own-team-unarchives' = 'goal/own-team-only',
): void {
  if (!canEditGoal(actor, goal, read)) refuse(goal.isCompanyGoal ? leadersAct : teamsAct)
}
