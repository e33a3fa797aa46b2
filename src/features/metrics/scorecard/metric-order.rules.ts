import type { Metric } from '../metrics.table.ts'

/** Live metrics in the order of the scorecard: by place, then by name. */
export const inDisplayOrder = (metrics: readonly Metric[]): Metric[] =>
  metrics
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted(
      (left, right) =>
        left.displayOrder - right.displayOrder ||
        left.name.localeCompare(right.name) ||
        (left.id < right.id ? -1 : 1),
    )
