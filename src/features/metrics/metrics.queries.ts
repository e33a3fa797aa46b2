import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { type Person, people } from '../people/people.table.ts'
import { canViewMetrics, canViewTeamMetrics } from './metrics.access.ts'
import { type Metric, type MetricValue, metrics, metricValues } from './metrics.table.ts'
import { inDisplayOrder } from './scorecard/metric-order.rules.ts'

/** A team's metrics in the order of the scorecard, without their values. */
export const metricsOfTeam = defineQuery('metricsOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  run: (read, { teamId }): Metric[] => inDisplayOrder(read.where(metrics, { teamId })),
})

export interface MetricRow {
  metric: Metric
  owner: Person | undefined
  /** By the Monday of their week. */
  values: Readonly<Record<string, MetricValue>>
}

/** One row of the scorecard, which changes only with its own metric, owner and values; null if the metric is gone. */
export const metricRow = defineQuery('metricRow', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }): MetricRow | null {
    const metric = read.get(metrics, metricId)
    if (!metric || metric.deletedAt !== null) return null
    const values = read.where(metricValues, { metricId }).map((value) => [value.week, value] as const)
    return { metric, owner: read.get(people, metric.ownerId), values: Object.fromEntries(values) }
  },
})
