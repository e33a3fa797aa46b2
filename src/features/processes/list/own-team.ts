import type { Actor } from '../../../sync/actor.ts'
import { team } from '../../../sync/scope.ts'
import type { Team } from '../../teams/teams.table.ts'

/** The first of these teams that the actor is on: the one that leads, if it is among them. */
export function ownTeamOf(actor: Actor, teams: readonly Team[]): Team | undefined {
  const own = teams.filter(({ id }) => actor.home.has(team(id)))
  return own.find(({ isLeadership }) => isLeadership) ?? own[0]
}
