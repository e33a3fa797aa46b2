import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { canDraft, canMeasureBy } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { seatMetrics } from '../org-chart.table.ts'
import { MEASURES_NOT_CHANGED } from '../org-chart.text.ts'
import { findWithRoles } from './find-seat.reads.ts'

/** The most measures of one seat. */
export const MOST_MEASURES = 20

const measure = { seatId: ref('seats'), metricId: ref('metrics') }

/** Measures a seat of the live chart by a metric that the actor sees. */
export const linkMetric = defineMutation('linkMetric', {
  failure: MEASURES_NOT_CHANGED,
  input: measure,
  may: canDraft,
  run(tx, { seatId, metricId }, { actor, now }) {
    if (findWithRoles(tx, actor, seatId).isDraft) refuse('org-chart/measured-on-live-chart')
    const metric = tx.find(metrics, metricId)
    const { teamId, deletedAt } = metric
    if (deletedAt !== null) notFound()
    if (!canMeasureBy(actor, metric)) refuse('org-chart/metric-of-others')
    const present = tx.where(seatMetrics, { seatId })
    if (present.some((link) => link.metricId === metricId)) return
    const id = freeId(tx, seatMetrics, seatId, metricId)
    if (present.length >= MOST_MEASURES) refuse('org-chart/list-full', { limit: MOST_MEASURES })
    tx.insert(seatMetrics, { id, seatId, metricId, teamId, createdBy: actor.id, createdAt: now })
  },
})

export const unlinkMetric = defineMutation('unlinkMetric', {
  failure: MEASURES_NOT_CHANGED,
  input: measure,
  may: canDraft,
  run(tx, { seatId, metricId }, { actor }) {
    findWithRoles(tx, actor, seatId)
    const link = tx.where(seatMetrics, { seatId }).find((one) => one.metricId === metricId)
    if (link) tx.remove(seatMetrics, link.id)
  },
})
