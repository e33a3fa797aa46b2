/** Items in view: from `first` up to but not including `end`. */
export interface Range {
  first: number
  end: number
}

/** A row or column of equally sized items that is scrolled. */
interface Strip {
  /** How far it has been scrolled, in pixels. */
  offset: number
  /** How much of it is visible, in pixels. */
  extent: number
  /** Pixels per item. */
  size: number
  count: number
  /** How many items beyond either edge to include. */
  spare: number
}

export function rangeInView({ offset, extent, size, count, spare }: Strip): Range {
  const first = Math.max(0, Math.min(count, Math.floor(offset / size) - spare))
  return { first, end: Math.max(first, Math.min(count, Math.ceil((offset + extent) / size) + spare)) }
}

/** What of a range there still is when only `count` items are left. */
export const clippedTo = (count: number, { first, end }: Range): Range => ({
  first: Math.min(first, count),
  end: Math.min(end, count),
})

/** The indexes of a range, and `kept`, an item that has to stay in the page even out of view. */
export function indexesOf({ first, end }: Range, kept?: number): number[] {
  const indexes = Array.from({ length: end - first }, (_, index) => first + index)
  if (kept !== undefined && kept < first) indexes.unshift(kept)
  if (kept !== undefined && kept >= end) indexes.push(kept)
  return indexes
}
