import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import type { Metric } from '../../metrics/metrics.table.ts'
import { placedIn } from '../../metrics/teams/metric-teams.reads.ts'
import { usualBefore } from './promise.rules.ts'

/** A metric that a solution can promise to move, unless too few weeks before have a value. */
export interface Promisable {
  metric: Metric
  isKnown: boolean
}

/** The metrics on a team's scorecard, and whether their weeks before that of the Monday `fromWeek` say what was usual. */
export const promisableMetrics = defineQuery('promisableMetrics', {
  input: { teamId: ref('teams'), fromWeek: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, fromWeek }, actor): Promisable[] {
    const live = placedIn(read, teamId).filter(({ deletedAt }) => deletedAt === null)
    return live
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
      .map((metric) => {
        const row = metricRow.run(read, { metricId: metric.id }, actor)
        return { metric, isKnown: row !== null && usualBefore(row, fromWeek) !== null }
      })
  },
})
