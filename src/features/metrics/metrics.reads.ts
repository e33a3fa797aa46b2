import type { Transaction } from '../../sync/transaction.ts'
import { refuse } from './metrics.refusals.ts'
import { type Metric, metrics } from './metrics.table.ts'

/**
 * The metric, unless it was deleted.
 * @throws {Refusal} if it is missing, deleted or not the actor's to see
 */
export function findLiveMetric(tx: Transaction, metricId: string): Metric {
  const metric = tx.find(metrics, metricId)
  return metric.deletedAt === null ? metric : refuse('metric/gone')
}
