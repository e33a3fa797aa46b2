import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import type { Day } from '../time/calendar.rules.ts'
import { inOrder } from './definition/definitions.rules.ts'
import type { Entered } from './formulas/formula-inputs.rules.ts'
import { refuse } from './metrics.refusals.ts'
import {
  type Metric,
  type MetricDefinition,
  metricDefinitions,
  metrics,
  type MetricValue,
  metricValues,
} from './metrics.table.ts'

/**
 * The metric, unless it was deleted.
 * @throws {Refusal} if it is missing, deleted or not the actor's to see
 */
export function findLiveMetric(tx: Transaction, metricId: string): Metric {
  const metric = tx.find(metrics, metricId)
  return metric.deletedAt === null ? metric : refuse('metric/gone')
}

/** What the metric was before, earliest first. */
export const definitionsOf = (read: Reader, metricId: string): MetricDefinition[] =>
  inOrder(read.where(metricDefinitions, { metricId }))

type Values = Readonly<Record<Day, MetricValue>>

/** What was last read of each metric: the same values stay the same object, for all who read them. */
const lastRead = new WeakMap<Metric, { rows: readonly MetricValue[]; values: Values }>()

function valuesOf(read: Reader, metric: Metric): Values {
  const rows = read.where(metricValues, { metricId: metric.id })
  const known = lastRead.get(metric)
  if (known?.rows.length === rows.length && rows.every((row, index) => row === known.rows[index]))
    return known.values
  const values = Object.fromEntries(rows.map((row) => [row.week, row]))
  lastRead.set(metric, { rows, values })
  return values
}

/** A metric with its earlier definitions and all its values that are here. */
export const enteredFor = (read: Reader, metric: Metric): Entered => ({
  metric,
  definitions: definitionsOf(read, metric.id),
  values: valuesOf(read, metric),
})
