/** Items of equal size that are in view: from `first` up to, and without, `end`. */
export interface Range {
  first: number
  end: number
}

interface Strip {
  /** How far it is scrolled, in pixels. */
  offset: number
  /** How much of it is seen, in pixels. */
  extent: number
  /** Pixels per item. */
  size: number
  count: number
  /** Items kept ready beyond either edge. */
  spare: number
}

export function rangeInView({ offset, extent, size, count, spare }: Strip): Range {
  const first = Math.max(0, Math.min(count, Math.floor(offset / size) - spare))
  return { first, end: Math.max(first, Math.min(count, Math.ceil((offset + extent) / size) + spare)) }
}

/** The indexes of a range, and one more that has to stay although it is out of sight. */
export function indexesOf({ first, end }: Range, kept?: number): number[] {
  const indexes = Array.from({ length: end - first }, (_, index) => first + index)
  if (kept !== undefined && kept < first) indexes.unshift(kept)
  if (kept !== undefined && kept >= end) indexes.push(kept)
  return indexes
}
