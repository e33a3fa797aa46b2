interface Placed {
  readonly id: string
  readonly displayOrder: number
}

/** The place after the last row. */
export const nextPlace = (rows: readonly Placed[]): number =>
  rows.reduce((next, { displayOrder }) => Math.max(next, displayOrder + 1), 0)

/** The rows whose place changes when those of `ids` come first, in that order, and the rest keep their order after them. */
export function movedTo<R extends Placed>(
  rows: readonly R[],
  ids: readonly string[],
): { row: R; displayOrder: number }[] {
  const wanted = new Map([...new Set(ids)].map((id, index) => [id, index]))
  const place = ({ id, displayOrder }: R) => wanted.get(id) ?? wanted.size + displayOrder
  return rows
    .toSorted((one, other) => place(one) - place(other))
    .map((row, displayOrder) => ({ row, displayOrder }))
    .filter(({ row, displayOrder }) => row.displayOrder !== displayOrder)
}
