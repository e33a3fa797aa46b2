/** A row that was ticked, and where it stood in its list. */
export interface Ticked<Item> {
  item: Item
  key: string
  index: number
}

/** How long a row that was ticked keeps its place, in milliseconds. */
export const LINGERS_FOR = 800

export interface Row<Item> {
  item: Item
  /** Ticked a moment ago: no longer of the list, and soon gone. */
  leaving: boolean
}

/** The rows of a list, with those that were just ticked still in their places. One that is back in the list stays as it is there. */
export function withTicked<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  ticked: readonly Ticked<Item>[],
): Row<Item>[] {
  const rows: Row<Item>[] = items.map((item) => ({ item, leaving: false }))
  const present = new Set(ticked.length > 0 ? items.map(keyOf) : [])
  for (const { item, key, index } of ticked.toSorted((left, right) => left.index - right.index))
    if (!present.has(key)) rows.splice(index, 0, { item, leaving: true })
  return rows
}
