import { type Metric, MOST_EARLIER } from '../metrics.table.ts'

/** What a metric is called, and whose scorecard it is on. */
type Place = Pick<Metric, 'name' | 'teamId'>

/** What a metric keeps of its past once `by` has renamed or moved it at `at`; nothing new if it is neither. */
export function pastAfter(
  before: Metric,
  { name, teamId }: Place,
  { by, at }: { by: string; at: string },
): Metric['earlier'] {
  if (name === before.name && teamId === before.teamId) return before.earlier
  const entry = { name: before.name, teamId: before.teamId, changedBy: by, changedAt: at }
  return [entry, ...before.earlier].slice(0, MOST_EARLIER)
}

/** A new name or another team of a metric; what stayed is not there. */
export interface PlaceChange {
  /** The id of the person. */
  by: string
  at: string
  name?: { before: string; after: string }
  /** Ids of the teams. */
  team?: { before: string; after: string }
}

/** How a metric came to its name and team, the latest change first. */
export function placeChangesOf(metric: Metric): PlaceChange[] {
  return metric.earlier.map(({ changedBy, changedAt, ...before }, index) => {
    const after = metric.earlier[index - 1] ?? metric
    return {
      by: changedBy,
      at: changedAt,
      ...(after.name !== before.name && { name: { before: before.name, after: after.name } }),
      ...(after.teamId !== before.teamId && { team: { before: before.teamId, after: after.teamId } }),
    }
  })
}
