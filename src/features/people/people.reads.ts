import type { Reader } from '../../sync/store.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { byDisplayName, displayName, isActiveMember } from './people.rules.ts'
import { people, type Person } from './people.table.ts'

/** What to call the person with this id, even after their removal. */
export const nameOf = (read: Reader, personId: string): string => displayName(read.get(people, personId))

/** Everybody on a team who is an active member of the company, by name. */
export function activeMembers(read: Reader, teamId: string): Person[] {
  const members = read
    .where(teamMembers, { teamId })
    .flatMap(({ personId }) => read.get(people, personId) ?? [])
  return members.filter(isActiveMember).toSorted(byDisplayName)
}
