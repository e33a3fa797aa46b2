import { useCallback } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { deleteMetric, restoreMetric } from '../metrics.mutations.ts'
import type { Metric } from '../metrics.table.ts'
import { METRIC_DELETED } from '../metrics.text.ts'

/** Deletes a metric and offers to bring it back; answers whether it was deleted. */
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
