import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import type { Team } from '../teams/teams.table.ts'

/** Whether the actor writes plans at all; which ones, `canEditPlan` says. */
export const canWritePlans = (actor: Actor): boolean => actor.can('strategic_planning')

/** The company's plan is written by the team that leads and by directors, a team's plan by those who manage the team. */
export const canEditPlan = (read: Reader, actor: Actor, team: Pick<Team, 'id' | 'isLeadership'>): boolean =>
  canWritePlans(actor) &&
  (team.isLeadership
    ? actor.can('full_company_access') || isOnTeam(read, team.id, actor.id)
    : managesTeam(read, actor, team.id))
