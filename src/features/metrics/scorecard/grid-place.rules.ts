/** Where one is in the grid; column 0 is the first of the fixed ones. */
export interface Place {
  row: number
  column: number
}

export interface Bounds {
  rows: number
  columns: number
  /** Rows that Page Up and Page Down move by. */
  page: number
}

export interface Press {
  key: string
  /** Control or Command. */
  jump: boolean
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** The place within the bounds that is nearest. */
export const within = ({ row, column }: Place, { rows, columns }: Bounds): Place => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** Where a key leads, as in a spreadsheet, or null for keys that do not move. */
export function movedBy({ key, jump }: Press, { row, column }: Place, bounds: Bounds): Place | null {
  const far = Number.MAX_SAFE_INTEGER
  const to = (target: Place) => within(target, bounds)
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
