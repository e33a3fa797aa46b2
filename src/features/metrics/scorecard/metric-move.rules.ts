import type { Section } from './grid-lines.rules.ts'

/** Where a metric stands after it was moved. */
export interface Moved {
  groupId: string | null
  /** All metrics in their new order. */
  metricIds: string[]
}

type Group = Pick<Section, 'id'> & { metricIds: readonly string[] }

/** A place in a group: before one of its metrics or, with null, at its end. */
export interface Place {
  groupId: string | null
  before: string | null
}

/** Every group of a team with its metrics, also those that have none, headed by the metrics without one. */
export const groupsFrom = (
  metrics: readonly { id: string; groupId: string | null }[],
  groups: readonly { id: string }[],
): Group[] =>
  [{ id: null }, ...groups].map(({ id }) => ({
    id,
    metricIds: metrics.filter(({ groupId }) => groupId === id).map((metric) => metric.id),
  }))

/** Moves a metric to a place; null if it stands there already, or there is no such metric. */
export function movedTo(
  groups: readonly Group[],
  metricId: string,
  { groupId, before }: Place,
): Moved | null {
  const from = groups.find(({ metricIds }) => metricIds.includes(metricId))
  if (!from || before === metricId) return null
  const after = groups.flatMap(({ id, metricIds }) => {
    const others = metricIds.filter((each) => each !== metricId)
    if (id !== groupId) return others
    const place = before === null ? -1 : others.indexOf(before)
    return others.toSpliced(place < 0 ? others.length : place, 0, metricId)
  })
  const isSame = after.every((id, index) => groups.flatMap(({ metricIds }) => metricIds)[index] === id)
  return isSame && from.id === groupId ? null : { groupId, metricIds: after }
}

/** Moves a metric up or down by one place, from the end of a group into the next; null beyond the last place. */
export function movedBy(groups: readonly Group[], metricId: string, step: 1 | -1): Moved | null {
  const at = groups.findIndex(({ metricIds }) => metricIds.includes(metricId))
  const group = groups[at]
  if (!group) return null
  const { id, metricIds } = group
  const place = metricIds.indexOf(metricId)
  const [neighbour, next] = [metricIds[place + step], groups[at + step]]
  if (neighbour !== undefined) {
    const before = step < 0 ? neighbour : (metricIds[place + 2] ?? null)
    return movedTo(groups, metricId, { groupId: id, before })
  }
  if (!next) return null
  return movedTo(groups, metricId, {
    groupId: next.id,
    before: step < 0 ? null : (next.metricIds[0] ?? null),
  })
}
