import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { ofTeam, spanOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { type Person, people } from '../people/people.table.ts'
import { canViewMetrics, canViewTeamMetrics } from './metrics.access.ts'
import { type Metric, type MetricValue, metrics, metricValues } from './metrics.table.ts'
import { inDisplayOrder } from './scorecard/metric-order.rules.ts'

/** A team's metrics in the order of the scorecard, without their values. */
export const metricsOfTeam = defineQuery('metricsOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }): Metric[] => inDisplayOrder(read.where(metrics, { teamId })),
})

/** Holds the team's values of the weeks from the Monday `from` to before `to`, however old, while it is on a screen. */
export const heldWeeks = defineQuery('heldWeeks', {
  input: { teamId: ref('teams'), from: date(), to: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId, from, to }) => [
    { scope: team(teamId), span: spanOf(metricValues, { teamId }, { field: 'week', from, to }) },
  ],
  run: () => true,
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
