import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { type Team, teams } from '../../teams/teams.table.ts'
import { canViewMetrics } from '../metrics.access.ts'
import { metrics } from '../metrics.table.ts'
import { assignmentsOf } from './metric-teams.reads.ts'

export interface MetricTeams {
  /** The team that the metric belongs to. */
  home: Team | undefined
  /** The other teams that show it, deleted ones left out. */
  others: Team[]
}

/** Which teams show a metric. */
export const teamsOfMetric = defineQuery('teamsOfMetric', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }): MetricTeams {
    const metric = read.get(metrics, metricId)
    if (!metric) return { home: undefined, others: [] }
    const others = assignmentsOf(read, metricId)
      .flatMap(({ teamId }) => read.get(teams, teamId) ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
    return { home: read.get(teams, metric.teamId), others }
  },
})
