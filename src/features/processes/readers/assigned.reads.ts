import type { Reader } from '../../../sync/store.ts'
import { seats } from '../../org-chart/org-chart.table.ts'
import { activeHolders } from '../../org-chart/seats/holders.reads.ts'
import { activeMembers } from '../../people/people.reads.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { isOnTeam } from '../../teams/teams.reads.ts'
import { teams } from '../../teams/teams.table.ts'
import type { PublishedProcess } from '../processes.table.ts'
import { type ProcessReader, processReaders } from './readers.table.ts'

type Asked = Pick<PublishedProcess, 'id' | 'teamId' | 'audience' | 'archivedAt'>

/** Who is to read a process at present, each with the days that they have for it: the fewest, if they are asked in several ways. */
export function assignedTo(read: Reader, process: Asked): Map<string, number> {
  const assigned = new Map<string, number>()
  if (process.archivedAt !== null || read.get(teams, process.teamId)?.deletedAt !== null) return assigned
  for (const reader of read.where(processReaders, { processId: process.id }))
    for (const { id } of namedBy(read, reader)) {
      // Only the team sees what is kept for the team.
      if (process.audience === 'team' && !isOnTeam(read, process.teamId, id)) continue
      assigned.set(id, Math.min(reader.days, assigned.get(id) ?? reader.days))
    }
  return assigned
}

/** The active people whom an entry of the readers names. */
export function namedBy(read: Reader, { kind, toTeamId, toSeatId, toPersonId }: ProcessReader): Person[] {
  if (kind === 'everyone') return read.where(people, {}).filter(isActiveMember)
  if (kind === 'team')
    return toTeamId !== null && read.get(teams, toTeamId)?.deletedAt === null
      ? activeMembers(read, toTeamId)
      : []
  if (kind === 'seat') {
    const seat = toSeatId === null ? undefined : read.get(seats, toSeatId)
    return seat?.archivedAt === null && !seat.isDraft ? activeHolders(read, seat) : []
  }
  const person = toPersonId === null ? undefined : read.get(people, toPersonId)
  return person && isActiveMember(person) ? [person] : []
}
