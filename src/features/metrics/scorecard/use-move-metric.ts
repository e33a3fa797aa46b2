import { useMemo } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { groupMetric } from '../groups/groups.mutations.ts'
import { canReorder } from '../metrics.access.ts'
import type { Metric, MetricGroup } from '../metrics.table.ts'
import { reorderMetrics } from './metric-order.mutations.ts'
import { groupsFrom, movedBy, type Moved, movedTo } from './metric-move.rules.ts'
import type { MoveMetric } from './scorecard-actions.ts'
import { movedToPlace } from './scorecard.text.ts'

/** Moves a team's metrics within and between its groups and announces their new places; null for people who may not. */
export function useMoveMetric(
  teamId: string,
  metrics: readonly Metric[] = [],
  groups: readonly MetricGroup[] = [],
): MoveMetric | null {
  const mutate = useMutate()
  const mayReorder = canReorder(useActor(), teamId)
  return useMemo(() => {
    if (!mayReorder) return null
    const placed = groupsFrom(metrics, groups)
    function settle(metricId: string, moved: Moved | null): readonly string[] | null {
      const metric = metrics.find(({ id }) => id === metricId)
      if (!moved || !metric) return null
      const { groupId, metricIds } = moved
      if (groupId !== metric.groupId && mutate(groupMetric, { teamId, metricId, groupId })) return null
      if (mutate(reorderMetrics, { teamId, metricIds })) return null
      const group = groups.find(({ id }) => id === groupId)?.name ?? null
      announce(movedToPlace(metric.name, metricIds.indexOf(metricId) + 1, metricIds.length, group))
      return metricIds
    }
    return {
      by: (metricId, step) => settle(metricId, movedBy(placed, metricId, step)),
      to: (metricId, place) => settle(metricId, movedTo(placed, metricId, place)),
    }
  }, [mutate, mayReorder, teamId, metrics, groups])
}
