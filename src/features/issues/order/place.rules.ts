import type { Issue } from '../issues.table.ts'

type Placed = Pick<Issue, 'id' | 'place' | 'createdAt'>

const DAY_MS = 86_400_000

/** Where an issue stands in the order by hand. One that nobody has moved stands where it was made, so a new one comes last. */
export const placeOf = ({ place, createdAt }: Omit<Placed, 'id'>): number => place ?? Date.parse(createdAt)

export const byHand = (one: Placed, other: Placed): number =>
  placeOf(one) - placeOf(other) || one.id.localeCompare(other.id)

/**
 * The place of an issue that is put between two others; null for the one that it has none of. Looks at no further issue, however long the
 * list is. Null if no number lies between them.
 */
export function placeBetween(before: Placed | null, after: Placed | null): number | null {
  if (before && after) {
    const [low, high] = [placeOf(before), placeOf(after)]
    const middle = low + (high - low) / 2
    return low < middle && middle < high ? middle : null
  }
  if (before) return placeOf(before) + DAY_MS
  return after ? placeOf(after) - DAY_MS : null
}

/**
 * Between which issues one stands after a move by so many places, up if negative. `shown` are those of the list in its order.
 * @returns null if it is not in the list or would leave it
 */
export function neighboursAfter<I extends Placed>(
  shown: readonly I[],
  id: string,
  places: number,
): { before: I | null; after: I | null; position: number } | null {
  const from = shown.findIndex((issue) => issue.id === id)
  const to = from + places
  if (from < 0 || places === 0 || to < 0 || to >= shown.length) return null
  const others = shown.filter((issue) => issue.id !== id)
  return { before: others[to - 1] ?? null, after: others[to] ?? null, position: to + 1 }
}
