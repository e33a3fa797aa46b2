/** A tap is shorter, in milliseconds, and moves less, in pixels. */
const TAP_WITHIN = 250
const TAP_MOVES = 6

export interface Drag {
  /** Both in pixels. */
  moved: number
  width: number
  /** In milliseconds. */
  took: number
  /** The browser took the pointer away, as for scrolling. */
  wasCancelled: boolean
}

/** What the end of a drag over a card means: it has to pass a third of the card's width or, if it was cut short, half of it. */
export function endOfDrag({ moved, width, took, wasCancelled }: Drag): 'dismiss' | 'open' | 'stay' {
  const way = Math.abs(moved)
  if (!wasCancelled && way <= TAP_MOVES) return took <= TAP_WITHIN ? 'open' : 'stay'
  return way > width * (wasCancelled ? 1 / 2 : 1 / 3) ? 'dismiss' : 'stay'
}
