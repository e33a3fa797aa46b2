import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { movedTo } from '../../work/order.rules.ts'
import { canReorder } from '../metrics.access.ts'
import { refuse } from '../metrics.refusals.ts'
import { metrics, metricTeamAssignments } from '../metrics.table.ts'
import { placedIn } from '../teams/metric-teams.reads.ts'
import { METRICS_NOT_REORDERED } from './scorecard.text.ts'

/** Puts metrics that one team shows first, in this order; the others follow as they were. */
export const reorderMetrics = defineMutation('reorderMetrics', {
  failure: METRICS_NOT_REORDERED,
  input: { teamId: ref('teams'), metricIds: refs('metrics') },
  may: (actor, { teamId }) => canReorder(actor, teamId),
  run(tx, { teamId, metricIds }) {
    const placed = placedIn(tx, teamId)
    const shown = new Set(placed.map(({ id }) => id))
    for (const id of metricIds) if (!shown.has(tx.find(metrics, id).id)) refuse('metric/other-team')
    for (const { row, displayOrder } of movedTo(placed, metricIds)) {
      if (row.teamId === teamId) tx.update(metrics, row.id, { displayOrder })
      else
        for (const { id } of tx.where(metricTeamAssignments, { metricId: row.id, teamId }))
          tx.update(metricTeamAssignments, id, { displayOrder })
    }
  },
})
