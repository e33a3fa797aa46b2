import type pg from 'pg'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import type { Place } from './access.server.ts'
import type { Cell } from './fill.rules.ts'
import type { SourceRun } from './sources.requests.ts'

/** How many of the latest runs the log keeps. */
export const KEPT_RUNS = 50

interface Noted {
  kind: SourceRun['kind']
  /** What was found, the newest week first. */
  cells: readonly Cell[]
  kept?: number
  milliseconds?: number
  runBy?: string | null
  failure: string | null
}

/** Notes a run for those who look why a metric has its values, or none. */
export async function noteRun(
  client: pg.PoolClient,
  { companyId, metricId }: Place,
  { kind, cells, kept = 0, milliseconds, runBy = null, failure }: Noted,
): Promise<void> {
  const [newest] = cells
  await client.query(
    `insert into metric_runs (company_id, id, metric_id, week, value, failure, kind, milliseconds, weeks, kept, run_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      companyId,
      newId(),
      metricId,
      newest?.week ?? null,
      newest?.value ?? null,
      failure,
      kind,
      milliseconds ?? null,
      cells.length,
      kept,
      runBy,
    ],
  )
  await client.query(
    `delete from metric_runs where company_id = $1 and metric_id = $2 and id in (
       select id from metric_runs where company_id = $1 and metric_id = $2 order by at desc, id desc offset $3)`,
    [companyId, metricId, KEPT_RUNS],
  )
}

/** Notes where values came from that stand in their weeks now. */
export async function noteOrigins(
  client: pg.PoolClient,
  { companyId, metricId }: Place,
  { kind, origin, detail }: { kind: SourceRun['kind']; origin: string; detail: string | null },
  cells: readonly Cell[],
): Promise<void> {
  const at = new Date()
  for (const { week, value } of cells)
    await client.query(
      `insert into metric_lineage (company_id, id, metric_id, week, value, kind, origin, detail, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (company_id, id) do update set value = excluded.value, kind = excluded.kind, origin = excluded.origin,
         detail = excluded.detail, at = excluded.at`,
      [companyId, metricValueId(metricId, week), metricId, week, value, kind, origin, detail, at],
    )
}

export const readRuns = (
  { node }: Pick<Services, 'node'>,
  { companyId, metricId }: Place,
): Promise<SourceRun[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<SourceRun>(
      `select id, at, kind, week::text, value, weeks, kept, milliseconds, run_by as "runBy", failure from metric_runs
       where company_id = $1 and metric_id = $2 order by at desc, id desc limit $3`,
      [companyId, metricId, KEPT_RUNS],
    )
    return rows
  })
