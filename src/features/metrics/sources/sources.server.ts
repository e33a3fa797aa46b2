import { forgetDue, makeDue } from '../../../server/outgoing/due.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { metricValues } from '../metrics.table.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import { mayQuery, type Place, type Seen } from './access.server.ts'
import { listDataSources } from './data-sources.server.ts'
import { isByHand } from './fill.rules.ts'
import { findValues } from './found.server.ts'
import { numberAt } from './json-path.server.ts'
import { mark, runSource } from './run-source.server.ts'
import { nextRun, weekFor } from './schedule.rules.ts'
import { lacksSecrets, settled } from './settings.rules.ts'
import { PATH_FAILURES, REQUEST_FAILURES, UNREADABLE } from './source-failures.text.ts'
import { sealed, type Settings } from './source-rows.server.ts'
import { sourceOf } from './source-state.server.ts'
import { refuse } from './sources.refusals.ts'
import { MOST_SOURCES, type SourceAct, type SourceInput, type Trial } from './sources.requests.ts'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'

/** What somebody entered, over what stood there and with its secrets. Refuses what would never run. */
async function settingsOf(
  services: Services,
  input: SourceInput,
  { actor, metric }: Seen,
): Promise<Settings> {
  if (metric.formula !== null) refuse('source/calculated')
  if (input.kind === 'sql') {
    if (!mayQuery(actor)) refuse('source/directors-only')
    const { dataSourceId, query } = input
    const dataSources = await listDataSources(services, input.companyId)
    return dataSources.some(({ id }) => id === dataSourceId)
      ? { kind: 'sql', dataSourceId, query }
      : notFound()
  }
  const before = (await sourceOf(services, input))?.settings ?? null
  const { method, url, headers, body, path } = input
  const http = settled(
    { method, url, headers, body: body ?? null, path },
    before?.kind === 'http' ? before : null,
  )
  if (http === null) return refuse('source/secrets-again')
  if (lacksSecrets(http)) refuse('source/secrets-missing')
  await services.outgoing.check(http.url).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error
    refuse('source/not-usable', { why: REQUEST_FAILURES[error.failure] })
  })
  const { problem } = await numberAt(input.companyId, path, 'null')
  if (problem === 'path') refuse('source/not-usable', { why: PATH_FAILURES.path })
  return { kind: 'http', ...http }
}

/** Has a metric filled from now on, in this person’s name. */
export async function saveSource(services: Services, input: SourceInput, seen: Seen): Promise<void> {
  const settings = await settingsOf(services, input, seen)
  const { companyId, metricId, every, weekday, time, timeZone, week } = input
  const now = new Date()
  const next = new Date(nextRun({ every, weekday, time, timeZone }, now.getTime()))
  await services.node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from metric_sources where company_id = $1 and id <> $2',
      [companyId, metricId],
    )
    if (rows[0]!.count >= MOST_SOURCES) refuse('source/too-many', { most: MOST_SOURCES })
    await client.query(
      `insert into metric_sources (company_id, id, kind, settings_sealed, data_source_id, every, weekday, time_of_day, time_zone, week,
         saved_by, saved_at, next_at, try_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
       on conflict (company_id, id) do update set kind = excluded.kind, settings_sealed = excluded.settings_sealed,
         data_source_id = excluded.data_source_id, every = excluded.every, weekday = excluded.weekday,
         time_of_day = excluded.time_of_day, time_zone = excluded.time_zone, week = excluded.week, saved_by = excluded.saved_by,
         saved_at = excluded.saved_at, next_at = excluded.next_at, try_at = excluded.try_at, attempts = 0, failures = 0,
         failing_since = null, paused_at = null, stopped_at = null`,
      [
        companyId,
        metricId,
        settings.kind,
        sealed(services, metricId, settings),
        settings.kind === 'sql' ? settings.dataSourceId : null,
        every,
        weekday,
        time,
        timeZone,
        week,
        seen.actor.id,
        now,
        next,
      ],
    )
    await makeDue(client, [{ id: metricId, companyId, kind: 'source' }], next)
  })
}

/** What a source would enter at this moment, without entering it. */
export async function tryOut(services: Services, input: SourceInput, seen: Seen): Promise<Trial> {
  const settings = await settingsOf(services, input, seen)
  const started = Date.now()
  const week = weekFor(input.week, input, { scheduled: started, now: started })
  const {
    cells,
    failure,
    shown: answer,
  } = await findValues(services, input, { settings, savedBy: seen.actor.id, week })
  const store = (await services.node.company(input.companyId))!.replica.store
  return {
    failure,
    answer,
    milliseconds: Date.now() - started,
    cells: cells.map((cell) => ({
      ...cell,
      byHand: isByHand(store.get(metricValues, metricValueId(input.metricId, cell.week))),
    })),
  }
}

/** Runs, pauses, resumes or removes what fills a metric. */
export async function actOnSource(
  services: Services,
  place: Place,
  act: SourceAct,
  { actor }: Seen,
): Promise<void> {
  const { companyId, metricId } = place
  const source = (await sourceOf(services, place)) ?? notFound()
  const { settings } = source
  if ((act === 'run' || act === 'resume') && settings?.kind === 'http' && lacksSecrets(settings))
    refuse('source/secrets-missing')
  const inCompany = services.node.options.inCompany
  const set = (columns: string, ...values: unknown[]) =>
    inCompany(companyId, null, (client) =>
      client.query(`update metric_sources set ${columns} where company_id = $1 and id = $2`, [
        companyId,
        metricId,
        ...values,
      ]),
    )
  if (act === 'pause') await set('paused_at = coalesce(paused_at, $3)', new Date())
  const resume = async () => {
    const next = new Date(nextRun(source.schedule, Date.now()))
    await set(
      'paused_at = null, stopped_at = null, failures = 0, attempts = 0, failing_since = null, next_at = $3, try_at = $3',
      next,
    )
    await makeDue(services.pool, [{ id: metricId, companyId, kind: 'source' }], next)
  }
  if (act === 'resume') await resume()
  if (act === 'remove') {
    await inCompany(companyId, null, async (client) => {
      await client.query('delete from metric_sources where company_id = $1 and id = $2', [
        companyId,
        metricId,
      ])
      await forgetDue(client, metricId)
    })
    await mark(services, place, false)
  }
  if (act === 'run') {
    if (settings === null) refuse('source/not-usable', { why: UNREADABLE })
    const { failure, note } = await runSource(services, place, source, { scheduled: null, runBy: actor.id })
    await inCompany(companyId, null, note)
    // What works again goes on by itself, unless somebody wants it to rest.
    if (failure === null && source.pausedAt === null && source.failingSince !== null) await resume()
  }
}
