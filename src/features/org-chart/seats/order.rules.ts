/** The order of seats that report to the same one. */

export interface Placed {
  readonly id: string
  readonly position: number
  readonly createdAt: string
}

/** Compares by place; seats that two people put in one place at the same time stand by when they were made. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.position - other.position ||
  one.createdAt.localeCompare(other.createdAt) ||
  one.id.localeCompare(other.id)

/** Below this, halving a gap again would soon reach the end of what a number can hold. */
const LEAST_GAP = 1e-6

/**
 * Where a seat stands that is put before another one, or last if `beforeId` is null or not among them.
 * @param siblings the others, in order
 * @returns its position, and the new positions of siblings that have to make room for it
 */
export function placeBefore(
  siblings: readonly Placed[],
  beforeId: string | null,
): { position: number; moved: ReadonlyMap<string, number> } {
  const index = siblings.findIndex(({ id }) => id === beforeId)
  const place = index < 0 ? siblings.length : index
  const [previous, next] = [siblings[place - 1], siblings[place]]
  if (!next) return { position: (previous?.position ?? 0) + 1, moved: new Map() }
  const low = previous?.position ?? next.position - 2
  // Halved first: an imported position may be as large as a number can be.
  const middle = low / 2 + next.position / 2
  if (next.position - low > LEAST_GAP && middle > low && middle < next.position)
    return { position: middle, moved: new Map() }
  const numbered = siblings.map(({ id }, before) => [id, before < place ? before + 1 : before + 2] as const)
  return { position: place + 1, moved: new Map(numbered) }
}

/** Positions for so many seats that stand where one stood, between its neighbours. */
export function placesInstead(siblings: readonly Placed[], goneId: string, count: number): number[] | null {
  const index = siblings.findIndex(({ id }) => id === goneId)
  const gone = siblings[index]!
  const low = siblings[index - 1]?.position ?? gone.position - 1
  const high = siblings[index + 1]?.position ?? gone.position + 1
  const step = (high - low) / (count + 1)
  const hasRoom = Number.isFinite(step) && step > LEAST_GAP && low + step > low
  return hasRoom ? Array.from({ length: count }, (_, nth) => low + step * (nth + 1)) : null
}
