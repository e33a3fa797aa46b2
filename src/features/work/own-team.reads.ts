import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { notFound } from '../../sync/engine.refusals.ts'

/** The team that work is to belong to; undefined unless the actor is on it or manages all teams. */
export function ownTeam(read: Reader, actor: Actor, teamId: string): Team | undefined {
  const found = read.get(teams, teamId)
  return found?.deletedAt === null && actor.sees(team(teamId)) ? found : undefined
}

/**
 * As `ownTeam`.
 * @throws {Refusal} the same for a missing team as for one that the actor can't see
 */
export const findOwnTeam = (read: Reader, actor: Actor, teamId: string): Team =>
  ownTeam(read, actor, teamId) ?? notFound()
