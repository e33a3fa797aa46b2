import type { GridPosition } from './grid-position.rules.ts'

/** A rectangle of cells of weeks: rows and weeks are counted from 0, and the last ones belong to it. */
export interface Block {
  firstRow: number
  lastRow: number
  firstWeek: number
  lastWeek: number
}

/** The block between two corners, without the fixed columns; null if the cursor is in one of these. */
export function blockBetween(cursor: GridPosition, corner: GridPosition, fixed: number): Block | null {
  if (cursor.column < fixed) return null
  const weeks = [cursor.column, Math.max(fixed, corner.column)].map((column) => column - fixed)
  return {
    firstRow: Math.min(cursor.row, corner.row),
    lastRow: Math.max(cursor.row, corner.row),
    firstWeek: Math.min(...weeks),
    lastWeek: Math.max(...weeks),
  }
}

export const rowsIn = ({ firstRow, lastRow }: Block): number => lastRow - firstRow + 1
export const weeksIn = ({ firstWeek, lastWeek }: Block): number => lastWeek - firstWeek + 1
export const cellsIn = (block: Block): number => rowsIn(block) * weeksIn(block)

/** A block of one line is filled from the one above it or, to the right, from the one on its left. */
export function withSource(block: Block, direction: 'down' | 'right'): Block {
  if (direction === 'down')
    return block.firstRow === block.lastRow ? { ...block, firstRow: Math.max(0, block.firstRow - 1) } : block
  return block.firstWeek === block.lastWeek
    ? { ...block, firstWeek: Math.max(0, block.firstWeek - 1) }
    : block
}
