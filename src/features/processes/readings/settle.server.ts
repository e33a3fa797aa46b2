import { setImmediate } from 'node:timers/promises'
import type { Services } from '../../../server/services.ts'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Reader } from '../../../sync/store.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { processPublished, type PublishedProcess } from '../processes.table.ts'
import { assignedTo } from '../readers/assigned.reads.ts'
import { processReadingCounts, processReadings } from '../readers/readers.table.ts'
import { READINGS_AT_ONCE, settleReadings } from './readings.mutations.ts'
import { countsOf, readingAfter } from './readings.rules.ts'

/** The id of a person's reading of a process, the same on every node. */
export const readingId = (processId: string, personId: string): string =>
  hashedId('process reading', processId, personId)

/**
 * Brings the readings of a company, and how they are counted, to what its processes, readers, teams and seats say now. Others get their turn
 * between two processes.
 * @param only this process, where no other is concerned
 */
export async function settleCompany(
  { node }: Pick<Services, 'node'>,
  companyId: string,
  { only, now = new Date().toISOString() }: { only?: string | undefined; now?: string } = {},
): Promise<void> {
  const store = (await node.company(companyId))?.replica.store
  if (!store) return
  for (const { id } of store.where(processPublished, only === undefined ? {} : { id: only })) {
    await setImmediate()
    const published = store.get(processPublished, id)
    if (!published) continue
    const personIds = unsettled(store, published, now)
    if (personIds.length === 0 && isCounted(store, published, now)) continue
    for (let from = 0; from === 0 || from < personIds.length; from += READINGS_AT_ONCE) {
      const some = personIds.slice(from, from + READINGS_AT_ONCE)
      const readingIds = some.map((personId) => readingId(published.id, personId))
      await node.run(companyId, null, settleReadings, {
        processId: published.id,
        personIds: some,
        readingIds,
      })
    }
  }
}

/** The people whose reading is not as it should be. */
function unsettled(read: Reader, published: PublishedProcess, now: string): string[] {
  const assigned = assignedTo(read, published)
  const present = new Map(
    read.where(processReadings, { processId: published.id }).map((reading) => [reading.personId, reading]),
  )
  const at = { now, today: utcDayOf(now) }
  return [...new Set([...assigned.keys(), ...present.keys()])].filter(
    (personId) => readingAfter(published, assigned.get(personId), present.get(personId), at) !== null,
  )
}

function isCounted(read: Reader, published: PublishedProcess, now: string): boolean {
  const counts = read.get(processReadingCounts, published.id)
  const readings = read.where(processReadings, { processId: published.id })
  const { assigned, confirmed, overdue } = countsOf(readings, published, utcDayOf(now))
  return counts?.assigned === assigned && counts.confirmed === confirmed && counts.overdue === overdue
}
