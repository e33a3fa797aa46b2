import { type RawBuilder, sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Actor } from '../../../sync/actor.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { company, team } from '../../../sync/scope.ts'
import { recordCodec } from '../../../sync/server/row-codec.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { type Defined, inOrder, isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { type Entered, formulasOf, inputIdsOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import { MAX_LAYERS, MAX_WEEKS } from '../../metrics/formulas/formula-limits.rules.ts'
import { type Metric, metricDefinitions, metrics, metricValues } from '../../metrics/metrics.table.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { wasMadeBy } from '../../metrics/values/absence.rules.ts'
import { addDays, type Day, mondayOf, weeksFrom } from '../../time/calendar.rules.ts'
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
  const inputs = await inputsOf(read, actor, calculated, asked)
  const weeks: CalculatedWeek[] = []
  const slices = new Slices()
  for (const { id } of calculated) {
    const row: MetricWeeks = { ...inputs[id]!, inputs }
    for (const week of weeksFrom(mondayOf(asked.days.from), lastWeek(asked))) {
      if (slices.isOver) await slices.turn()
      if (isCalculatedAt(row, week)) weeks.push(...weekOf(row, week))
    }
  }
  return weeks
}

/** A week of before it existed counts only if the formula comes to something in it. */
function weekOf(row: MetricWeeks, week: Day): CalculatedWeek[] {
  const { status } = metricWeek(row, week)
  return status === 'no-value' && !wasMadeBy(row.metric, week)
    ? []
    : [{ id: row.metric.id, week, state: status }]
}

type Read = <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => Promise<R[]>

/** These and, through all layers, what their formulas are made of; null for what the actor may not see. */
async function inputsOf(
  read: Read,
  actor: Actor,
  calculated: readonly Metric[],
  asked: Asked,
): Promise<Record<string, Entered | null>> {
  const known = new Map<string, Defined | null>()
  let [layer, layers] = [calculated, 0]
  for (; layer.length > 0 && layers <= MAX_LAYERS; layers++) {
    const defined = await definedFor(read, layer)
    for (const one of defined) known.set(one.metric.id, isSeen(actor, one.metric) ? one : null)
    const wanted = defined
      .filter(({ metric }) => metric.deletedAt === null && known.get(metric.id))
      .flatMap((one) => formulasOf(one).flatMap(inputIdsOf))
    const missing = [...new Set(wanted)].filter((id) => !known.has(id))
    layer = missing.length === 0 ? [] : await read(metrics, sql`id = any(${missing}::uuid[])`)
  }
  const values = await valuesOf(read, [...known.keys()], asked, layers)
  return Object.fromEntries(
    [...known].map(([id, one]) => [id, one && { ...one, values: values.get(id) ?? {} }]),
  )
}

const isSeen = (actor: Actor, { isShared, teamId }: Metric): boolean =>
  actor.sees(isShared ? company() : team(teamId))

async function definedFor(read: Read, rows: readonly Metric[]): Promise<Defined[]> {
  const ofThese = sql`metric_id = any(${rows.map(({ id }) => id)}::uuid[])`
  const definitions = Map.groupBy(await read(metricDefinitions, ofThese), ({ metricId }) => metricId)
  return rows.map((metric) => ({ metric, definitions: inOrder(definitions.get(metric.id) ?? []) }))
}

/** What was entered, as far back as so many layers of formulas look. */
async function valuesOf(read: Read, metricIds: readonly string[], asked: Asked, layers: number) {
  const from = addDays(mondayOf(asked.days.from), -7 * MAX_WEEKS * layers)
  const rows = await read(
    metricValues,
    sql`metric_id = any(${metricIds}::uuid[]) and week between ${from}::date and ${lastWeek(asked)}::date`,
  )
  const byMetric = Map.groupBy(rows, ({ metricId }) => metricId)
  return new Map(
    [...byMetric].map(([id, some]) => [id, Object.fromEntries(some.map((entry) => [entry.week, entry]))]),
  )
}

const readerOf =
  (client: PoolClient, companyId: string): Read =>
  async <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => {
    const codec = recordCodec(table)
    const name = sql.table(table.name)
    const rows = await ask(
      client,
      sql<{ record: Record<string, unknown> }>`select to_jsonb(${name}) - 'earlier' as record from ${name}
        where company_id = ${companyId} and ${where}`,
    )
    return rows.map(({ record }) => codec.fromDatabase(record) as R)
  }
