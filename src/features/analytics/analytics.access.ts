import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'

export const mayUseAnalytics = (actor: Actor): boolean => actor.can('access_analytics')

/** Whether the actor's analytics are of the whole company, and not only of the teams that they are on. */
export const seesWholeCompany = (actor: Actor): boolean => actor.can('manage_all_teams')

const TEAM_SCOPE = team('')

/** The teams whose work the actor may analyse: all of them, or those that they are on. A deleted team is nobody's. */
export const analysedTeams = (actor: Actor): string[] =>
  [...(seesWholeCompany(actor) ? actor.scopes : actor.home)].flatMap((scope) =>
    scope.startsWith(TEAM_SCOPE) ? [scope.slice(TEAM_SCOPE.length)] : [],
  )
