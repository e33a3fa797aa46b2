import { HEADER_HEIGHT, type Layout, ROW_HEIGHT } from './grid-layout.rules.ts'
import type { GridPosition } from './grid-position.rules.ts'

/** The id of a cell's element. */
export const cellId = (gridId: string, { row, column }: GridPosition): string => `${gridId}-${row}-${column}`

/** The position of the cell that an event happened in, or null outside the cells. */
export function positionOf(target: EventTarget): GridPosition | null {
  const cell = (target as Element).closest<HTMLElement>('[data-row][data-column]')
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

/** Scrolls just far enough to show the cell of a column whose row begins at `top`, clear of the header and the fixed columns. */
export function reveal(
  grid: HTMLElement,
  top: number,
  column: number,
  { fixed, fixedWidth, weekWidth }: Layout,
): void {
  grid.scrollTop = nearest(grid.scrollTop, grid.clientHeight - HEADER_HEIGHT, top, ROW_HEIGHT)
  if (column < fixed.length) return
  const left = (column - fixed.length) * weekWidth
  grid.scrollLeft = nearest(grid.scrollLeft, grid.clientWidth - fixedWidth, left, weekWidth)
}

/** The offset nearest to `offset` that shows all of an item at `start` within `extent`; all in pixels. */
const nearest = (offset: number, extent: number, start: number, size: number): number =>
  Math.min(start, Math.max(offset, start + size - extent))
