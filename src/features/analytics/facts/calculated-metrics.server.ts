import { type RawBuilder, sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Actor } from '../../../sync/actor.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { company, team } from '../../../sync/scope.ts'
import { recordCodec } from '../../../sync/server/row-codec.ts'
import { inOrder, isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { type Entered, formulasOf, inputIdsOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import { MAX_LAYERS } from '../../metrics/formulas/formula-limits.rules.ts'
import { type Metric, metricDefinitions, metrics, metricValues } from '../../metrics/metrics.table.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { wasMadeBy } from '../../metrics/values/absence.rules.ts'
import { mondayOf, weeksFrom } from '../../time/calendar.rules.ts'
import { ask } from './ask.server.ts'
import type { Asked, CalculatedWeek } from './fact.server.ts'
import { lastWeek } from './metric-facts.server.ts'
import type { Reach } from './of-teams.server.ts'

/** The weeks of the metrics that a formula calculates, by the rule that the scorecard has, from what the actor may see. */
export async function calculatedWeeks(
  client: PoolClient,
  actor: Actor,
  { companyId, teamIds }: Reach,
  asked: Asked,
): Promise<CalculatedWeek[]> {
  const read = readerOf(client, companyId)
  const calculated = await read(
    metrics,
    sql`team_id = any(${[...teamIds]}::uuid[]) and deleted_at is null and (coalesce(formula, '') <> '' or exists (
      select from metric_definitions was where was.company_id = metrics.company_id and was.metric_id = metrics.id and was.formula <> ''))`,
  )
  if (calculated.length === 0) return []
  const inputs = await withInputs(read, actor, calculated)
  return calculated.flatMap(({ id }) => weeksOf({ ...inputs[id]!, inputs }, asked))
}

/** A week of before it existed counts only if the formula comes to something in it. */
const weeksOf = (row: MetricWeeks, asked: Asked): CalculatedWeek[] =>
  weeksFrom(mondayOf(asked.days.from), lastWeek(asked))
    .filter((week) => isCalculatedAt(row, week))
    .map((week) => ({ id: row.metric.id, week, state: metricWeek(row, week).status }))
    .filter(({ week, state }) => state !== 'no-value' || wasMadeBy(row.metric, week))

type Read = <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => Promise<R[]>

/** These and, through all layers, what their formulas are made of; null for what the actor may not see. */
async function withInputs(read: Read, actor: Actor, calculated: readonly Metric[]) {
  const known: Record<string, Entered | null> = {}
  let layer = [...calculated]
  for (let depth = 0; layer.length > 0 && depth <= MAX_LAYERS; depth++) {
    const entered = await enteredFor(read, layer)
    for (const one of entered) known[one.metric.id] = isSeen(actor, one.metric) ? one : null
    const wanted = entered
      .filter(({ metric }) => metric.deletedAt === null && known[metric.id] !== null)
      .flatMap((one) => formulasOf(one).flatMap(inputIdsOf))
    const missing = [...new Set(wanted)].filter((id) => !Object.hasOwn(known, id))
    layer = missing.length === 0 ? [] : await read(metrics, sql`id = any(${missing}::uuid[])`)
  }
  return known
}

const isSeen = (actor: Actor, { isShared, teamId }: Metric): boolean =>
  actor.sees(isShared ? company() : team(teamId))

async function enteredFor(read: Read, rows: readonly Metric[]): Promise<Entered[]> {
  const ofThese = sql`metric_id = any(${rows.map(({ id }) => id)}::uuid[])`
  const definitions = Map.groupBy(await read(metricDefinitions, ofThese), ({ metricId }) => metricId)
  const values = Map.groupBy(await read(metricValues, ofThese), ({ metricId }) => metricId)
  return rows.map((metric) => ({
    metric,
    definitions: inOrder(definitions.get(metric.id) ?? []),
    values: Object.fromEntries((values.get(metric.id) ?? []).map((entry) => [entry.week, entry])),
  }))
}

const readerOf =
  (client: PoolClient, companyId: string): Read =>
  async <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => {
    const codec = recordCodec(table)
    const name = sql.table(table.name)
    const rows = await ask(
      client,
      sql<{ record: Record<string, unknown> }>`select to_jsonb(${name}) as record from ${name}
        where company_id = ${companyId} and ${where}`,
    )
    return rows.map(({ record }) => codec.fromDatabase(record) as R)
  }
