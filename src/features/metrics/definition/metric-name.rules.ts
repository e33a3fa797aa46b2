import type { Metric } from '../metrics.table.ts'

/** A name for comparisons, which disregard case and outer spaces. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

export type Named = Pick<Metric, 'id' | 'name' | 'ownerId' | 'teamId'>

/** The other live metrics of the same owner in the same team that have the same name. */
export const namesakes = (metric: Named, others: readonly Metric[]): Metric[] =>
  others.filter(
    (other) =>
      other.id !== metric.id &&
      other.deletedAt === null &&
      other.teamId === metric.teamId &&
      other.ownerId === metric.ownerId &&
      nameKey(other.name) === nameKey(metric.name),
  )
