import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { canViewMetrics } from '../metrics.access.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import { isProposed, missStreak, type Streak } from './misses.rules.ts'

/**
 * The misses of which an issue is proposed; null if none is. `thisWeek` is the Monday of the reader's present week. One query
 * for each metric, so that an entered value looks at no other metric's values.
 */
export const missProposal = defineQuery('missProposal', {
  input: { metricId: ref('metrics'), thisWeek: date() },
  visibleTo: canViewMetrics,
  run(read, { metricId, thisWeek }, actor): { metric: MetricRow['metric']; streak: Streak } | null {
    const row = metricRow.run(read, { metricId }, actor)
    if (!row) return null
    const streak = missStreak(row, thisWeek)
    return isProposed(row.metric, streak) ? { metric: row.metric, streak } : null
  },
})
