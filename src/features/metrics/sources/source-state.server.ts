import type { Services } from '../../../server/services.ts'
import { canConfigure } from '../metrics.access.ts'
import { mayQuery, type Place, type Seen } from './access.server.ts'
import { listDataSources } from './data-sources.server.ts'
import { readRuns } from './run-log.server.ts'
import { maskedUrl } from './settings.rules.ts'
import { SQL_FAILED } from './source-failures.text.ts'
import { readSource, type Source } from './source-rows.server.ts'
import type { Origin, ShownSource, SourceRun, SourceState } from './sources.requests.ts'

/** Of the latest weeks. */
const SHOWN_ORIGINS = 60

/** What fills a metric, with its secrets; null if nothing does. */
export const sourceOf = (services: Services, place: Place): Promise<Source | null> =>
  services.node.options.inCompany(place.companyId, null, (client) => readSource(services, client, place))

/** How a metric fills itself, as far as this person may know. */
export async function sourceState(
  services: Services,
  place: Place,
  { actor, metric }: Seen,
): Promise<SourceState> {
  const may = canConfigure(actor, metric)
  const origins = await originsOf(services, place)
  if (!may)
    return {
      origins: origins.map((one) => (one.kind === 'sql' ? { ...one, detail: null } : one)),
      source: null,
      runs: [],
      dataSources: null,
    }
  const source = await sourceOf(services, place)
  const isHidden = !mayQuery(actor)
  const runs = await readRuns(services, place)
  return {
    origins: isHidden ? origins.map((one) => (one.kind === 'sql' ? { ...one, detail: null } : one)) : origins,
    source: source && shown(source, isHidden),
    runs: isHidden ? runs.map(withoutWords) : runs,
    dataSources: isHidden
      ? null
      : (await listDataSources(services, place.companyId)).map(({ id, name }) => ({ id, name })),
  }
}

/** What a database says may hold rows of it. */
const withoutWords = (run: SourceRun): SourceRun =>
  run.kind === 'sql' && run.failure !== null ? { ...run, failure: SQL_FAILED } : run

const originsOf = ({ node }: Services, { companyId, metricId }: Place): Promise<Origin[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<Origin>(
      `select week::text, value, kind, origin, detail, at from metric_lineage
       where company_id = $1 and metric_id = $2 order by week desc limit $3`,
      [companyId, metricId, SHOWN_ORIGINS],
    )
    return rows
  })

function shown(source: Source, isHidden: boolean): ShownSource {
  const { settings, schedule, week, savedBy, pausedAt, stoppedAt, failingSince, tryAt } = source
  const common = {
    ...schedule,
    week,
    savedBy,
    pausedAt,
    stoppedAt,
    nextAt: new Date(tryAt).toISOString(),
    failingSince: failingSince === null ? null : new Date(failingSince).toISOString(),
  }
  if (source.kind === 'sql') {
    const sql = settings?.kind === 'sql' && !isHidden ? settings : { dataSourceId: '', query: '' }
    return { ...common, kind: 'sql', dataSourceId: sql.dataSourceId, query: sql.query }
  }
  const http =
    settings?.kind === 'http'
      ? settings
      : { method: 'GET' as const, url: '', headers: [], body: null, path: '' }
  const { method, body, path } = http
  return {
    ...common,
    kind: 'http',
    method,
    body,
    path,
    url: maskedUrl(http.url),
    headers: http.headers.map(({ name }) => name),
  }
}
