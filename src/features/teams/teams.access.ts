import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { isOnTeam, leadershipTeam } from './teams.reads.ts'
import { refuse } from './teams.refusals.ts'
import { type Team, teams } from './teams.table.ts'
import { notFound } from '../../sync/engine.refusals.ts'

export const canCreateTeams = (actor: Actor): boolean => actor.can('create_teams')

/** The leadership team decides on company goals, so only somebody who manages all teams may choose it. */
export const canChooseLeadership = (actor: Actor): boolean => actor.can('manage_all_teams')

/** Directors manage every team, managers those they belong to. */
export const managesTeam = (read: Reader, actor: Actor, teamId: string): boolean =>
  actor.can('manage_all_teams') || (actor.can('manage_assigned_teams') && isOnTeam(read, teamId, actor.id))

/** Whether the actor is on the leadership team; managing all teams does not make somebody a leader. */
export function isLeadershipMember(read: Reader, actor: Actor): boolean {
  const leading = leadershipTeam(read)
  return leading !== undefined && isOnTeam(read, leading.id, actor.id)
}

/** @throws {Refusal} the same for a missing, foreign or deleted team */
export function findTeam(tx: Transaction, teamId: string): Team {
  const team = tx.find(teams, teamId)
  return team.deletedAt === null ? team : notFound()
}

/** @throws {Refusal} as `findTeam`, and for a team that the actor does not manage */
export function findManagedTeam(tx: Transaction, actor: Actor, teamId: string): Team {
  const team = findTeam(tx, teamId)
  return managesTeam(tx, actor, teamId) ? team : refuse('team/not-yours')
}
