import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { people, type Person } from '../people/people.table.ts'
import { allTeams, leadershipTeam } from '../teams/teams.reads.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { canEditPlan } from './strategy.access.ts'
import { mayHavePlan, planOfTeam } from './strategy.reads.ts'
import { byPosition } from './strategy.rules.ts'
import {
  type PlanItem,
  planItems,
  type PlanText,
  planTexts,
  type StrategicPlan,
  strategicPlans,
} from './strategy.table.ts'

/** A team whose plan the actor sees, or writes. */
export interface PlanEntry {
  team: Team
  plan: StrategicPlan | undefined
  mayEdit: boolean
}

/**
 * The plans that the actor sees and those that they may begin: the company's first, then teams' by name. `get_accessible_strategic_plans` of the
 * specification.
 */
export const myPlans = defineQuery('myPlans', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, _args, actor): PlanEntry[] =>
    allTeams(read)
      .filter(mayHavePlan)
      .map((team) => ({
        team,
        plan: planOfTeam(read, team.id),
        mayEdit: canEditPlan(read, actor, team),
      }))
      .filter(({ plan, mayEdit }) => plan !== undefined || mayEdit)
      .toSorted((one, other) => Number(other.team.isLeadership) - Number(one.team.isLeadership)),
})

export interface PlanSheet {
  team: Team
  plan: StrategicPlan | undefined
  texts: PlanText[]
  /** Without those that were removed, in their order. */
  items: PlanItem[]
  mayEdit: boolean
  /** When it was last changed, and by whom. */
  changed: { at: string; by: Person | undefined } | null
  /** The plan of the company, above a team's. */
  company: { texts: PlanText[]; items: PlanItem[] } | null
}

/** A team's plan with everything in it that the actor sees; null for a team that is gone. */
export const planSheet = defineQuery('planSheet', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, { teamId }, actor): PlanSheet | null {
    const team = read.get(teams, teamId)
    if (!team || team.deletedAt !== null) return null
    const plan = planOfTeam(read, teamId)
    const content = contentOf(read, plan)
    const latest = [...content.texts, ...content.items].toSorted((one, other) =>
      other.updatedAt.localeCompare(one.updatedAt),
    )[0]
    const leadership = leadershipTeam(read)
    const companyPlan = leadership && !team.isLeadership ? planOfTeam(read, leadership.id) : undefined
    return {
      team,
      plan,
      ...content,
      mayEdit: mayHavePlan(team) && canEditPlan(read, actor, team),
      changed: latest ? { at: latest.updatedAt, by: read.get(people, latest.updatedBy) } : null,
      company: companyPlan ? contentOf(read, companyPlan) : null,
    }
  },
})

const contentOf = (read: Reader, plan: StrategicPlan | undefined) => ({
  texts: plan ? read.where(planTexts, { planId: plan.id }) : [],
  items: plan
    ? read
        .where(planItems, { planId: plan.id })
        .filter(({ removedAt }) => removedAt === null)
        .toSorted(byPosition)
    : [],
})

/** A team's archived plans that can still be brought back, the last one archived first. */
export const archivedPlans = defineQuery('archivedPlans', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }): (StrategicPlan & { archivedAt: string })[] =>
    read
      .where(strategicPlans, { teamId })
      .filter((plan): plan is StrategicPlan & { archivedAt: string } => plan.archivedAt !== null)
      .toSorted((one, other) => other.archivedAt.localeCompare(one.archivedAt)),
})
