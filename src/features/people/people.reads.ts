import type { Reader } from '../../sync/store.ts'
import { byName, isListed } from '../teams/teams.rules.ts'
import { type Team, teamMembers, teams } from '../teams/teams.table.ts'
import { byDisplayName, displayName, isActiveMember } from './people.rules.ts'
import { people, type Person } from './people.table.ts'

/** How to call the person of this id, somebody removed since included. */
export const nameOf = (read: Reader, personId: string): string => displayName(read.get(people, personId))

/** Everybody on a team who is an active member of the company, by name. */
export function activeMembers(read: Reader, teamId: string): Person[] {
  const members = read
    .where(teamMembers, { teamId })
    .flatMap(({ personId }) => read.get(people, personId) ?? [])
  return members.filter(isActiveMember).toSorted(byDisplayName)
}

/** The listed teams of these ids, by name. */
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
