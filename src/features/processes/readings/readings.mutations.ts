import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, ref, refs } from '../../../sync/fields.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { NOT_CONFIRMED } from '../failures.text.ts'
import { canSeeProcesses } from '../processes.access.ts'
import { refuse } from '../processes.refusals.ts'
import { processPublished } from '../processes.table.ts'
import { assignedTo } from '../readers/assigned.reads.ts'
import { processReadingCounts, processReadings } from '../readers/readers.table.ts'
import { countsOf, mayConfirm, readingAfter } from './readings.rules.ts'

/** Says that the actor has read a version of a process and works that way. One that is no longer the present one is not confirmed. */
export const confirmReading = defineMutation('confirmReading', {
  failure: NOT_CONFIRMED,
  input: { processId: ref('process_published'), version: integer(1, 1_000_000) },
  may: canSeeProcesses,
  run(tx, { processId, version }, { actor, now }) {
    const published = tx.find(processPublished, processId)
    const [reading] = tx.where(processReadings, { processId, personId: actor.id })
    if (published.archivedAt !== null || reading?.endedAt !== null) notFound()
    if (!mayConfirm(version, published)) refuse('process/newer-version', { version: published.version })
    if (reading.confirmedVersion !== null && reading.confirmedVersion >= version) return
    tx.update(processReadings, reading.id, { confirmedVersion: version, confirmedAt: now })
  },
})

/** How many people's readings are looked at in one go. */
export const READINGS_AT_ONCE = 500

/**
 * Brings the readings of these people to what the process and its readers say now, and counts all of them. It can be repeated at any time.
 * @see readings.server.ts for the ids, which are made of process and person
 */
export const settleReadings = defineMutation('settleReadings', {
  input: {
    processId: ref('process_published'),
    personIds: refs('people', READINGS_AT_ONCE),
    /** Of the readings of these people, in the same order. */
    readingIds: refs('process_readings', READINGS_AT_ONCE),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { processId, personIds, readingIds }, { now }) {
    const published = tx.find(processPublished, processId)
    const assigned = assignedTo(tx, published)
    const today = utcDayOf(now)
    for (const [index, personId] of personIds.entries()) {
      const id = readingIds[index]!
      const before = tx.get(processReadings, id) ?? tx.where(processReadings, { processId, personId })[0]
      const after = readingAfter(published, assigned.get(personId), before, { now, today })
      if (!after) continue
      if (before) tx.update(processReadings, before.id, after)
      else
        tx.insert(processReadings, {
          ...after,
          id,
          personId,
          processId,
          confirmedVersion: null,
          confirmedAt: null,
        })
    }
    const counts = countsOf(tx.where(processReadings, { processId }), published, today)
    if (tx.get(processReadingCounts, processId)) tx.update(processReadingCounts, processId, counts)
    else tx.insert(processReadingCounts, { id: processId, teamId: published.teamId, ...counts })
  },
})
