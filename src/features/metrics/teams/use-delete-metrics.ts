import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { chunksOf } from '../chunks.rules.ts'
import { deleteMetrics, MOST_AT_ONCE, restoreMetrics } from '../definition/delete-metrics.mutations.ts'
import { METRIC_DELETED } from '../definition/metric-definition.text.ts'
import { canConfigure } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { assignMetric, removeMetricFromTeam } from './metric-teams.mutations.ts'
import { METRICS_DELETED, metricsDeleted, TAKEN_OUT } from './metric-teams.text.ts'

/** From where metrics are deleted that several teams show. */
export type DeletedFrom = 'delete_from_team' | 'delete_from_all_teams'

/**
 * Deletes metrics of a team's scorecard and offers to undo that. What another team took over stays with it. Returns false if it was refused.
 */
export function useDeleteMetrics(teamId: string) {
  const actor = useActor()
  const mutate = useMutate()

  return (metrics: readonly Metric[], from: DeletedFrom): boolean => {
    const isTakenOut = ({ isShared }: Metric) => isShared && from === 'delete_from_team'
    const chunks = chunksOf(
      metrics.filter((metric) => !isTakenOut(metric)),
      MOST_AT_ONCE,
    ).filter((chunk) => !mutate(deleteMetrics, { metricIds: chunk.map(({ id }) => id) }))
    const deleted = chunks.flat()
    const takenOut = metrics.filter(
      (metric) => isTakenOut(metric) && !mutate(removeMetricFromTeam, { metricId: metric.id, teamId }),
    )
    const gone = [...deleted, ...takenOut]
    if (gone.length === 0) return false
    const returning = takenOut.filter((metric) => metric.teamId !== teamId && canConfigure(actor, metric))
    const undo = () => {
      for (const chunk of chunks) mutate(restoreMetrics, { metricIds: chunk.map(({ id }) => id) })
      for (const { id: metricId } of returning) mutate(assignMetric, { id: newId(), metricId, teamId })
    }
    const [title, detail] = said(gone, takenOut)
    if (deleted.length + returning.length === gone.length) toastUndo(title, detail, undo)
    else toast.success(title, detail)
    return gone.length === metrics.length
  }
}

function said(gone: readonly Metric[], takenOut: readonly Metric[]): [string, string] {
  const [only, ...others] = gone
  if (only && others.length === 0) return [takenOut.length > 0 ? TAKEN_OUT : METRIC_DELETED, only.name]
  return [METRICS_DELETED, metricsDeleted(gone.length)]
}
