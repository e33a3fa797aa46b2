import { useCallback } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import type { Metric } from '../metrics.table.ts'
import { deleteMetric, restoreMetric } from './delete-metrics.mutations.ts'
import { METRIC_DELETED } from './metric-definition.text.ts'

/** Deletes a metric and offers to undo that. Returns false if it was refused. */
export function useDeleteMetric(): (metric: Metric) => boolean {
  const mutate = useMutate()
  return useCallback(
    ({ id: metricId, name }) => {
      if (mutate(deleteMetric, { metricId })) return false
      toastUndo(METRIC_DELETED, name, () => mutate(restoreMetric, { metricId }))
      return true
    },
    [mutate],
  )
}
