import type { Actor } from '../../sync/actor.ts'
import { notFound } from '../../sync/refusal.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Team, teams } from '../teams/teams.table.ts'

/** The team, when it exists and the actor belongs to it or manages all teams. */
export function ownTeam(read: Reader, actor: Actor, teamId: string): Team | undefined {
  const found = read.get(teams, teamId)
  return found?.deletedAt === null && actor.sees(team(teamId)) ? found : undefined
}

/** As `ownTeam`, or the refusal that missing and foreign rows share. */
export const findOwnTeam = (read: Reader, actor: Actor, teamId: string): Team =>
  ownTeam(read, actor, teamId) ?? notFound()
