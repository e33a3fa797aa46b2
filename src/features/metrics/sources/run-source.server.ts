import type pg from 'pg'
import type { Services } from '../../../server/services.ts'
import { isFinal } from '../../../sync/refusal.ts'
import { metrics, metricValues } from '../metrics.table.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import type { Place } from './access.server.ts'
import { type Cell, isByHand } from './fill.rules.ts'
import { type Answer, findValues } from './found.server.ts'
import { noteOrigins, noteRun } from './run-log.server.ts'
import { weekFor } from './schedule.rules.ts'
import { UNEXPECTED } from './source-failures.text.ts'
import type { Source } from './source-rows.server.ts'
import { fillFromSource, markSource } from './sources.mutations.ts'

/** Who or what has a source run: the scheduled time, or somebody. */
interface Occasion {
  scheduled: number | null
  runBy: string | null
}

/** How a run ended, to be noted in the transaction that moves the source on. */
interface Ended {
  failure: string | null
  note(client: pg.PoolClient): Promise<void>
}

/** Asks a source, and enters what it answered: at a scheduled time once, whatever dies in between. */
export async function runSource(
  services: Services,
  place: Place,
  source: Source,
  { scheduled, runBy }: Occasion,
): Promise<Ended> {
  const started = Date.now()
  const at = { scheduled: scheduled ?? started, now: started }
  const asked = { ...source, week: weekFor(source.week, source.schedule, at) }
  const answer = await findValues(services, place, asked).catch((error: unknown): Answer => {
    services.log.warn({ err: error, kind: source.kind }, 'a metric’s source failed unexpectedly')
    return { cells: [], failure: UNEXPECTED, shown: null, origin: '', detail: null }
  })
  const failure = answer.failure ?? (await enter(services, place, answer.cells, scheduled))
  const standing = failure === null ? await standingOf(services, place, answer.cells) : []
  if (failure !== null) await mark(services, place, true)
  const { kind } = source
  const milliseconds = Date.now() - started
  return {
    failure,
    async note(client) {
      const kept = failure === null ? answer.cells.length - standing.length : 0
      await noteRun(client, place, { kind, cells: answer.cells, kept, milliseconds, runBy, failure })
      await noteOrigins(client, place, { kind, origin: answer.origin, detail: answer.detail }, standing)
    },
  }
}

/** Those of the values that stand in their weeks and were not entered by somebody. */
async function standingOf({ node }: Services, place: Place, cells: readonly Cell[]): Promise<Cell[]> {
  const store = (await node.company(place.companyId))?.replica.store
  return cells.filter(({ week, value }) => {
    const entry = store?.get(metricValues, metricValueId(place.metricId, week))
    return entry?.value === value && !isByHand(entry)
  })
}

/** Answers why the values were not taken, in words; null if they stand, or what somebody entered does. */
async function enter(
  { node }: Services,
  { companyId, metricId }: Place,
  cells: Cell[],
  scheduled: number | null,
): Promise<string | null> {
  const ids = cells.map(({ week }) => metricValueId(metricId, week))
  const scheduledFor = scheduled === null ? null : new Date(scheduled).toISOString()
  try {
    await node.run(companyId, null, fillFromSource, { ids, metricId, scheduledFor, cells })
    return null
  } catch (error) {
    if (!isFinal(error)) throw error
    return error.reason.detail
  }
}

/** Marks the metric as one whose source fails, or takes the mark away. */
export async function mark(
  { node }: Pick<Services, 'node'>,
  { companyId, metricId }: Place,
  failing: boolean,
): Promise<void> {
  const metric = (await node.company(companyId))?.replica.store.get(metrics, metricId)
  if (!metric || (metric.sourceFailingSince !== null) === failing) return
  await node.run(companyId, null, markSource, { metricId, failing })
}
