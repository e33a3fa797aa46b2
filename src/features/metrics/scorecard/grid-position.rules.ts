/** A cell of the grid by its row and column, both counted from 0; the fixed columns come first. */
export interface GridPosition {
  row: number
  column: number
}

/** How far to go from a position, in rows down and columns to the right. */
export interface Step {
  row: number
  column: number
}

export interface Bounds {
  rows: number
  columns: number
  /** How many rows Page Up and Page Down go. */
  page: number
}

export interface Press {
  key: string
  /** Control or Command is held. */
  jump: boolean
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** The nearest position within the bounds. */
export const within = ({ row, column }: GridPosition, { rows, columns }: Bounds): GridPosition => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** The position that a key leads to, as in a spreadsheet; null for keys that don't move. */
export function movedBy(
  { key, jump }: Press,
  { row, column }: GridPosition,
  bounds: Bounds,
): GridPosition | null {
  const far = Number.MAX_SAFE_INTEGER
  const to = (target: GridPosition) => within(target, bounds)
  switch (key) {
    case 'ArrowUp':
      return to({ row: jump ? 0 : row - 1, column })
    case 'ArrowDown':
      return to({ row: jump ? far : row + 1, column })
    case 'ArrowLeft':
      return to({ row, column: jump ? 0 : column - 1 })
    case 'ArrowRight':
      return to({ row, column: jump ? far : column + 1 })
    case 'PageUp':
      return to({ row: row - bounds.page, column })
    case 'PageDown':
      return to({ row: row + bounds.page, column })
    case 'Home':
      return to({ row: jump ? 0 : row, column: 0 })
    case 'End':
      return to({ row: jump ? far : row, column: far })
    default:
      return null
  }
}
