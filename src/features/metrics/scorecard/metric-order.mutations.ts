import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { movedTo } from '../../work/order.rules.ts'
import { canReorder } from '../metrics.access.ts'
import { refuse } from '../metrics.refusals.ts'
import { metrics } from '../metrics.table.ts'
import { METRICS_NOT_REORDERED } from './scorecard.text.ts'

/** Puts metrics of one team first, in this order; the others follow as they were. */
export const reorderMetrics = defineMutation('reorderMetrics', {
  failure: METRICS_NOT_REORDERED,
  input: { teamId: ref('teams'), metricIds: refs('metrics') },
  may: (actor, { teamId }) => canReorder(actor, teamId),
  run(tx, { teamId, metricIds }) {
    const named = [...new Set(metricIds)].map((id) => tx.find(metrics, id))
    if (named.some((metric) => metric.teamId !== teamId)) refuse('metric/other-team')
    for (const { row, displayOrder } of movedTo(tx.where(metrics, { teamId }), metricIds)) {
      tx.update(metrics, row.id, { displayOrder })
    }
  },
})
