import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { teams } from '../../teams/teams.table.ts'
import { canSeeProcesses } from '../processes.access.ts'
import { processPublished, type PublishedProcess } from '../processes.table.ts'
import { type ProcessReading, processReadings } from '../readers/readers.table.ts'
import { isConfirmed } from './readings.rules.ts'

export interface ToRead {
  reading: ProcessReading
  published: PublishedProcess
}

/** What the actor is asked to read and has not confirmed yet, the next due first. */
export const processesToRead = defineQuery('processesToRead', {
  input: {},
  visibleTo: canSeeProcesses,
  run: (read, _args, actor): ToRead[] =>
    read
      .where(processReadings, { personId: actor.id })
      .flatMap((reading) => {
        const published = read.get(processPublished, reading.processId)
        const isThere = published && read.get(teams, published.teamId)?.deletedAt === null
        return isThere &&
          reading.endedAt === null &&
          published.archivedAt === null &&
          !isConfirmed(reading, published)
          ? [{ reading, published }]
          : []
      })
      .toSorted((one, other) => one.reading.dueOn.localeCompare(other.reading.dueOn)),
})

/** The actor's own reading of a process; null if they are not asked to read it. */
export const myReading = defineQuery('myReading', {
  input: { processId: ref('process_published') },
  visibleTo: canSeeProcesses,
  run(read, { processId }, actor): ProcessReading | null {
    const [reading] = read.where(processReadings, { processId, personId: actor.id })
    return reading?.endedAt === null ? reading : null
  },
})
