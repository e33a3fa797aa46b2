import { defineMutation } from '../../../sync/define-mutation.ts'
import { date, ref } from '../../../sync/fields.ts'
import { canEditMetrics } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import { metrics } from '../metrics.table.ts'
import { worksWith } from '../teams/metric-teams.reads.ts'
import { isEnterableWeek } from '../values/metric-values.rules.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'

/** Answers the proposal to make an issue of a metric's misses, up to the Monday `until`; null brings it back. */
export const dismissMisses = defineMutation('dismissMisses', {
  failure: METRIC_NOT_UPDATED,
  input: { metricId: ref('metrics'), until: date().nullable() },
  may: canEditMetrics,
  run(tx, { metricId, until }, { actor, now }) {
    if (!worksWith(tx, actor, findLiveMetric(tx, metricId))) refuse('metric/members-only')
    if (until !== null && !isEnterableWeek(until, now)) refuse('value/not-a-week')
    tx.update(metrics, metricId, { missesDismissedAt: until })
  },
})
