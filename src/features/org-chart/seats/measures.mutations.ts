import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref } from '../../../sync/fields.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { jointId } from '../../work/joint-id.rules.ts'
import { canDraft } from '../org-chart.access.ts'
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
    const { teamId, deletedAt } = tx.find(metrics, metricId)
    if (deletedAt !== null) notFound()
    const id = jointId(seatId, metricId)
    if (tx.get(seatMetrics, id)) return
    if (tx.where(seatMetrics, { seatId }).length >= MOST_MEASURES)
      refuse('org-chart/list-full', { limit: MOST_MEASURES })
    tx.insert(seatMetrics, { id, seatId, metricId, teamId, createdBy: actor.id, createdAt: now })
  },
})

export const unlinkMetric = defineMutation('unlinkMetric', {
  failure: MEASURES_NOT_CHANGED,
  input: measure,
  may: canDraft,
  run(tx, { seatId, metricId }, { actor }) {
    findWithRoles(tx, actor, seatId)
    const id = jointId(seatId, metricId)
    const link = tx.get(seatMetrics, id)
    // Ids are made of ids that their authors choose: a measure of another seat is none of this one.
    if (link && (link.seatId !== seatId || link.metricId !== metricId)) notFound()
    if (link) tx.remove(seatMetrics, id)
  },
})
