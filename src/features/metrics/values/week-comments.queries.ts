import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { canComment } from '../../comments/comments.access.ts'
import { discussions } from '../../comments/discussions.table.ts'
import { canViewMetrics, canViewTeamMetrics } from '../metrics.access.ts'
import { metrics } from '../metrics.table.ts'
import { worksWith } from '../teams/metric-teams.reads.ts'

/** Whether the actor takes part in what is said of a metric's weeks; false for one that they don't see. */
export const mayAddToWeeks = defineQuery('mayAddToWeeks', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }, actor): boolean {
    const metric = read.get(metrics, metricId)
    return metric?.deletedAt === null && canComment(actor) && worksWith(read, actor, metric)
  },
})

/**
 * Holds the discussions of a team's metrics in the weeks from the Monday `from` to before `to`, however old, while it is on a screen; not those
 * of metrics that several teams show.
 */
export const heldCommentedWeeks = defineQuery('heldCommentedWeeks', {
  input: { teamId: ref('teams'), from: date(), to: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId, from, to }) => [
    { scope: team(teamId), span: spanOf(discussions, { teamId }, { field: 'week', from, to }) },
  ],
  run: (): true => true,
})

/** How many comments a metric's weeks have, by the Mondays of those that have any. */
export const commentedWeeks = defineQuery('commentedWeeks', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run: (read, { metricId }): Record<string, number> =>
    Object.fromEntries(
      read
        .where(discussions, { metricId })
        .flatMap(({ week, commentCount }) =>
          week !== null && commentCount > 0 ? [[week, commentCount]] : [],
        ),
    ),
})
