import type { Actor } from '../../sync/actor.ts'
import { roster } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { byName, isListed } from './teams.rules.ts'
import { type Team, teamMembers, teams } from './teams.table.ts'

/** Every listed team of the company, by name. */
export const allTeams = (read: Reader): Team[] =>
  read.where(teams, { deletedAt: null }).filter(isListed).toSorted(byName)

/** The listed teams of which the actor sees who is on them, by name. */
export const teamsWithRosters = (read: Reader, actor: Actor): Team[] =>
  allTeams(read).filter(({ id }) => actor.sees(roster(id)))

/** The listed teams with these ids, by name. */
export const listedTeams = (read: Reader, teamIds: readonly string[]): Team[] =>
  teamIds
    .flatMap((teamId) => read.get(teams, teamId) ?? [])
    .filter(isListed)
    .toSorted(byName)

/** The listed teams the person is on, by name. */
export const teamsOf = (read: Reader, personId: string): Team[] =>
  listedTeams(
    read,
    read.where(teamMembers, { personId }).map(({ teamId }) => teamId),
  )

export const isOnTeam = (read: Reader, teamId: string, personId: string): boolean =>
  read.where(teamMembers, { teamId, personId }).length > 0

export const leadershipTeam = (read: Reader): Team | undefined =>
  read.where(teams, { isLeadership: true, deletedAt: null })[0]
