import type pg from 'pg'
import type { Row, Table } from '../../../sync/define-table.ts'
import type { Codecs } from '../../../sync/server/company-reads.ts'
import { inOrder } from '../../metrics/definition/definitions.rules.ts'
import { type Entered, formulasOf, inputIdsOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import { MAX_LAYERS } from '../../metrics/formulas/formula-limits.rules.ts'
import {
  type Metric,
  type MetricDefinition,
  metricDefinitions,
  metrics,
  type MetricValue,
} from '../../metrics/metrics.table.ts'
import type { Day } from '../../time/calendar.rules.ts'

/** Where rows of a company are read from: within its transaction. */
export interface Rows {
  client: pg.PoolClient
  companyId: string
  codecs: Codecs
}

/** Rows of a table with one of these ids, or with one of these in another column. */
export async function rowsOf<R extends Row>(
  { client, companyId, codecs }: Rows,
  table: Table<R>,
  column: 'id' | 'metric_id',
  ids: readonly string[],
): Promise<R[]> {
  const { rows } = await client.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(${table.name}) as record from ${table.name} where company_id = $1 and ${column} = any ($2)`,
    [companyId, ids],
  )
  return rows.map(({ record }) => codecs.get(table.name)!.fromDatabase(record) as unknown as R)
}

/** The ids of the metrics that a formula calculates now, or did before, with those that their formulas name. */
async function formulaInputs({ client, companyId }: Rows): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ id: string; formula: string }>(
    `select id, formula from metrics where company_id = $1 and formula is not null and deleted_at is null
     union all
     select m.id, d.formula from metric_definitions d join metrics m on m.company_id = d.company_id and m.id = d.metric_id
     where d.company_id = $1 and d.formula is not null and m.deleted_at is null`,
    [companyId],
  )
  const inputs = new Map<string, string[]>()
  for (const { id, formula } of rows) inputs.set(id, [...(inputs.get(id) ?? []), ...inputIdsOf(formula)])
  return inputs
}

/** The metrics whose formulas build on these, through all layers. */
export async function builtOn(rows: Rows, metricIds: readonly string[]): Promise<string[]> {
  const inputs = await formulaInputs(rows)
  const reached = new Set(metricIds)
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const before = reached.size
    for (const [id, named] of inputs) if (named.some((input) => reached.has(input))) reached.add(id)
    if (reached.size === before) break
  }
  return [...reached].filter((id) => inputs.has(id))
}

type Known = Map<string, Omit<Entered, 'values'>>

/** Metrics, deleted ones too, with everything that their formulas are calculated from, as yet without values. */
export async function withInputs(rows: Rows, metricIds: readonly string[]): Promise<Known> {
  const known: Known = new Map()
  let wanted = [...metricIds]
  while (wanted.length > 0) {
    const found = await rowsOf<Metric>(rows, metrics, 'id', wanted)
    const definitions = await rowsOf<MetricDefinition>(rows, metricDefinitions, 'metric_id', wanted)
    const next = found.flatMap((metric) => {
      const own = definitions.filter(({ metricId }) => metricId === metric.id)
      const defined = { metric, definitions: inOrder(own) }
      known.set(metric.id, defined)
      return formulasOf(defined).flatMap(inputIdsOf)
    })
    wanted = [...new Set(next)].filter((id) => !known.has(id))
    if (found.length === 0) break
  }
  return known
}

/** What was entered for metrics in a range of weeks, by metric and week. */
export async function valuesOf(
  { client, companyId, codecs }: Rows,
  metricIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<Map<string, Record<Day, MetricValue>>> {
  const { rows } = await client.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(v) - 'earlier' || '{"earlier": []}' as record from metric_values v
     where company_id = $1 and metric_id = any ($2) and week between $3 and $4`,
    [companyId, metricIds, from, to],
  )
  const values = new Map<string, Record<Day, MetricValue>>()
  for (const { record } of rows) {
    const value = codecs.get('metric_values')!.fromDatabase(record) as unknown as MetricValue
    const ofMetric = values.get(value.metricId) ?? {}
    values.set(value.metricId, ofMetric)
    ofMetric[value.week] = value
  }
  return values
}
