import { defineQuery } from '../../../sync/define-query.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { type Region, rosterOf, spanOf } from '../../../sync/region.ts'
import { roster, team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { seats } from '../../org-chart/org-chart.table.ts'
import { displayName } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { canSeeProcesses } from '../processes.access.ts'
import { processes } from '../processes.table.ts'
import { assignedTo, namedBy } from './assigned.reads.ts'
import { MOST_READERS } from './readers.mutations.ts'
import { type ProcessReader, processReaders } from './readers.table.ts'

export interface ReaderEntry extends ProcessReader {
  /** Of the team, the seat or the person; null for everyone. */
  name: string | null
  /** How many it names, as far as the reader knows who is on the team. */
  people: number
}

/** Who is asked to read a process, and how many people that is. `rosters` are the teams of which it has to be known who is on them. */
export const readersOfProcess = defineQuery('readersOfProcess', {
  input: { processId: ref('processes'), teamId: ref('teams'), rosters: refs('teams', MOST_READERS + 1) },
  visibleTo: (actor, { teamId, rosters }) =>
    canSeeProcesses(actor) && actor.sees(team(teamId)) && rosters.every((id) => actor.sees(roster(id))),
  reaches: ({ teamId, rosters }): Region[] => [
    { scope: team(teamId), span: spanOf(processes, { teamId }) },
    ...rosters.map(rosterOf),
  ],
  run(read, { processId }): { entries: ReaderEntry[]; assigned: number } {
    const process = read.get(processes, processId)
    const entries = read
      .where(processReaders, { processId })
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map((reader) => ({ ...reader, name: nameOf(read, reader), people: namedBy(read, reader).length }))
    return { entries, assigned: process ? assignedTo(read, process).size : 0 }
  },
})

function nameOf(read: Reader, { toTeamId, toSeatId, toPersonId }: ProcessReader): string | null {
  if (toTeamId !== null) return read.get(teams, toTeamId)?.name ?? null
  if (toSeatId !== null) return read.get(seats, toSeatId)?.name ?? null
  return toPersonId === null ? null : displayName(read.get(people, toPersonId))
}
