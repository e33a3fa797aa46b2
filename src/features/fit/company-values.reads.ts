import type { Reader } from '../../sync/store.ts'
import { planOfTeam } from '../strategy/strategy.reads.ts'
import { byPosition } from '../strategy/strategy.rules.ts'
import { type PlanItem, planItems, type StrategicPlan, strategicPlans } from '../strategy/strategy.table.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { teams } from '../teams/teams.table.ts'

/** The company's plan, as far as the actor sees it. */
export function companyPlan(read: Reader): StrategicPlan | undefined {
  const team = leadershipTeam(read)
  return team && planOfTeam(read, team.id)
}

/** The values of the company's plan that the actor sees, removed ones too as far as they are at hand, in order. */
function everyValue(read: Reader): PlanItem[] {
  const plan = companyPlan(read)
  return plan ? read.where(planItems, { planId: plan.id, list: 'values' }).toSorted(byPosition) : []
}

/** Whether this is a value of the company's plan that counts at present. */
export function isCompanyValue(read: Reader, valueId: string): boolean {
  const value = read.get(planItems, valueId)
  const plan = value && read.get(strategicPlans, value.planId)
  if (value?.list !== 'values' || value.removedAt !== null || plan?.archivedAt !== null) return false
  return read.get(teams, plan.teamId)?.isLeadership === true
}

/** Those that count at present. */
export const companyValues = (read: Reader): PlanItem[] =>
  everyValue(read).filter(({ removedAt }) => removedAt === null)
