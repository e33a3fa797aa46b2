import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { managesTeam } from '../../teams/teams.access.ts'
import { mayUseTools } from '../tools.access.ts'
import type { Checkup } from './checkups.table.ts'

/** Whoever is invited answers, whether or not they work with the tools. */
export const mayAnswerCheckups = (actor: Actor): boolean => !actor.system && actor.can('view_team_info')

/** Those who manage a team open and close its check-ups, directors those of the company. */
export const mayRunCheckup = (read: Reader, actor: Actor, { teamId }: Pick<Checkup, 'teamId'>): boolean =>
  mayUseTools(actor) &&
  (teamId === null ? actor.can('full_company_access') : managesTeam(read, actor, teamId))
