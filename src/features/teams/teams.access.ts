import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { type Team, teamMembers, teams } from './teams.table.ts'

export const canCreateTeams = (actor: Actor): boolean => actor.can('create_teams')

/** Which team leads decides over company goals, so it takes somebody who manages all teams. */
export const canChooseLeadership = (actor: Actor): boolean => actor.can('manage_all_teams')

/** Directors manage every team, managers those they belong to. */
export const managesTeam = (read: Reader, actor: Actor, teamId: string): boolean =>
  actor.can('manage_all_teams') || (actor.can('manage_assigned_teams') && isOnTeam(read, teamId, actor.id))

export const isOnTeam = (read: Reader, teamId: string, personId: string): boolean =>
  read.where(teamMembers, { teamId, personId }).length > 0

export const leadershipTeam = (read: Reader): Team | undefined =>
  read.where(teams, { isLeadership: true, deletedAt: null })[0]

/** Whether the actor is on the leadership team; managing all teams does not make somebody a leader. */
export function isLeadershipMember(read: Reader, actor: Actor): boolean {
  const leading = leadershipTeam(read)
  return leading !== undefined && isOnTeam(read, leading.id, actor.id)
}
