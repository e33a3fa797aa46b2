import { useMemo } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { canReorder } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { reorderMetrics } from './metric-order.mutations.ts'
import type { ScorecardActions } from './scorecard-actions.ts'
import { movedToPlace } from './scorecard.text.ts'

/** Moves one of a team's metrics and announces its new place; null for people who may not. */
export function useMoveMetric(teamId: string, metrics: readonly Metric[] = []): ScorecardActions['move'] {
  const mutate = useMutate()
  const mayReorder = canReorder(useActor(), teamId)
  return useMemo(() => {
    if (!mayReorder) return null
    return (metricId, places) => {
      const metricIds = metrics.map(({ id }) => id)
      const from = metricIds.indexOf(metricId)
      const moved = metrics[from]
      const to = from + places
      if (!moved || to < 0 || to >= metricIds.length) return
      metricIds.splice(to, 0, ...metricIds.splice(from, 1))
      if (mutate(reorderMetrics, { teamId, metricIds })) return
      announce(movedToPlace(moved.name, to + 1, metricIds.length))
    }
  }, [mutate, mayReorder, teamId, metrics])
}
