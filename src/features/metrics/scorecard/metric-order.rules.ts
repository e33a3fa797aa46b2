import { byPlace } from '../../work/order.rules.ts'
import type { Metric } from '../metrics.table.ts'

/** Live metrics in the order of the scorecard: by place, then by when they were made, then by name. */
export const inDisplayOrder = (metrics: readonly Metric[]): Metric[] =>
  metrics
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted(
      (left, right) =>
        byPlace(left, right) || left.name.localeCompare(right.name) || (left.id < right.id ? -1 : 1),
    )

type Grouped = Pick<Metric, 'id' | 'groupId'>

/**
 * The order of a scorecard once a metric has moved by so many places, down or, if negative, up, and the group that it is in then: beyond the
 * edge of its own it first enters the next one. Null if there is no such place.
 */
export function movedBy(
  metrics: readonly Grouped[],
  metricId: string,
  places: number,
): { metricIds: string[]; groupId: string | null } | null {
  const metricIds = metrics.map(({ id }) => id)
  const from = metricIds.indexOf(metricId)
  const [moved, neighbor] = [metrics[from], metrics[from + places]]
  if (!moved || !neighbor) return null
  if (moved.groupId === neighbor.groupId) metricIds.splice(from + places, 0, ...metricIds.splice(from, 1))
  return { metricIds, groupId: neighbor.groupId }
}
