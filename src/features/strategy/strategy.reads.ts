import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { findTeam } from '../teams/teams.access.ts'
import type { Team } from '../teams/teams.table.ts'
import { canEditPlan } from './strategy.access.ts'
import { refuse } from './strategy.refusals.ts'
import { type StrategicPlan, strategicPlans } from './strategy.table.ts'

/** Whether a team has a plan, or may have one: the team that leads has the company's. */
export const mayHavePlan = ({ isLeadership, hasStrategicPlan }: Team): boolean =>
  isLeadership || hasStrategicPlan

/** The plan of a team that is not archived, as far as the actor sees it. */
export const planOfTeam = (read: Reader, teamId: string): StrategicPlan | undefined =>
  read.where(strategicPlans, { teamId, archivedAt: null })[0]

/** @throws {Refusal} for a team that is not there, has no plan, or whose plan the actor does not write */
export function findPlanTeam(tx: Transaction, actor: Actor, teamId: string): Team {
  const team = findTeam(tx, teamId)
  if (!canEditPlan(tx, actor, team))
    refuse(team.isLeadership ? 'plan/leaders-only' : 'plan/team-managers-only')
  return mayHavePlan(team) ? team : refuse('plan/team-has-none')
}

/** @throws {Refusal} as `findPlanTeam`, and for a plan that is not there */
export function findPlan(tx: Transaction, actor: Actor, planId: string): StrategicPlan {
  const plan = tx.find(strategicPlans, planId)
  findPlanTeam(tx, actor, plan.teamId)
  return plan
}
