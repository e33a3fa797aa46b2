import { sql } from 'kysely'
import type { Actor } from '../../../sync/actor.ts'
import { company, team } from '../../../sync/scope.ts'
import { type Defined, inOrder } from '../../metrics/definition/definitions.rules.ts'
import { type Entered, formulasOf, inputIdsOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import { MAX_LAYERS, MAX_WEEKS } from '../../metrics/formulas/formula-limits.rules.ts'
import { type Metric, metricDefinitions, metrics, metricValues } from '../../metrics/metrics.table.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import type { Read } from './read-rows.server.ts'

/** The first and the last Monday. */
export interface Weeks {
  readonly from: Day
  readonly to: Day
}

/** These and, through all layers, what their formulas are made of; null for what the actor may not see. */
export async function inputsOf(
  read: Read,
  actor: Actor,
  calculated: readonly Metric[],
  weeks: Weeks,
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
  const values = await valuesOf(read, [...known.keys()], lookedAt(known, weeks, layers))
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

/** Formulas look back, each layer of them further. */
function lookedAt(known: ReadonlyMap<string, Defined | null>, { from, to }: Weeks, layers: number): Weeks {
  const areTyped = [...known.values()].every((one) => !one || formulasOf(one).length === 0)
  return areTyped ? { from, to } : { from: addDays(from, -7 * MAX_WEEKS * layers), to }
}

async function valuesOf(read: Read, metricIds: readonly string[], { from, to }: Weeks) {
  const rows = await read(
    metricValues,
    sql`metric_id = any(${metricIds}::uuid[]) and week between ${from}::date and ${to}::date`,
  )
  const byMetric = Map.groupBy(rows, ({ metricId }) => metricId)
  return new Map(
    [...byMetric].map(([id, some]) => [id, Object.fromEntries(some.map((entry) => [entry.week, entry]))]),
  )
}
