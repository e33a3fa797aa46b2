interface Placed {
  readonly id: string
  readonly displayOrder: number
  readonly createdAt: string
}

/**
 * The place of a row that nobody has moved yet. All of these stand at the end, in the order in which they were made, so that adding one
 * needs to look at no other.
 */
export const AT_THE_END = 1_000_000

/** Compares by place, and what stands at the end by when it was made. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.displayOrder - other.displayOrder || one.createdAt.localeCompare(other.createdAt)

/**
 * The rows whose place changes when those of `ids` come first, in that order, and the rest keep their order after them. What stands at
 * the end and is not named stays there.
 */
export function movedTo<R extends Placed>(
  rows: readonly R[],
  ids: readonly string[],
): { row: R; displayOrder: number }[] {
  const wanted = new Map([...new Set(ids)].map((id, index) => [id, index]))
  const place = ({ id, displayOrder }: R) => wanted.get(id) ?? wanted.size + displayOrder
  return rows
    .filter(({ id, displayOrder }) => wanted.has(id) || displayOrder < AT_THE_END)
    .toSorted((one, other) => place(one) - place(other))
    .map((row, displayOrder) => ({ row, displayOrder }))
    .filter(({ row, displayOrder }) => row.displayOrder !== displayOrder)
}
