import { HEADER_HEIGHT, type Layout, ROW_HEIGHT, WEEK_WIDTH } from './grid-layout.ts'
import type { Place } from './grid-place.rules.ts'

/** Scrolls just so far that the place is in view, clear of the header and the fixed columns. */
export function reveal(grid: HTMLElement, { row, column }: Place, { fixed, fixedWidth }: Layout): void {
  grid.scrollTop = nearest(grid.scrollTop, grid.clientHeight - HEADER_HEIGHT, row * ROW_HEIGHT, ROW_HEIGHT)
  if (column < fixed.length) return
  const left = (column - fixed.length) * WEEK_WIDTH
  grid.scrollLeft = nearest(grid.scrollLeft, grid.clientWidth - fixedWidth, left, WEEK_WIDTH)
}

/** The offset nearest to `offset` at which an item at `start` is seen whole within `extent`. */
const nearest = (offset: number, extent: number, start: number, size: number): number =>
  Math.min(start, Math.max(offset, start + size - extent))
