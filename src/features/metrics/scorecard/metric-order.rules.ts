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
