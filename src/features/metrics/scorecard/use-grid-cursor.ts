import { type RefObject, useState } from 'react'
import type { Metric } from '../metrics.table.ts'
import { reveal } from './grid-dom.ts'
import type { Layout } from './grid-layout.rules.ts'
import { type Bounds, type GridPosition, within } from './grid-position.rules.ts'

interface GridCursorOptions {
  grid: RefObject<HTMLDivElement | null>
  metrics: readonly Metric[]
  weeks: readonly string[]
  layout: Layout
  /** How many rows fit in view. */
  page: number
}

/** One week of one metric: what a cell outside the fixed columns is about. */
export interface Cell {
  metric: Metric
  week: string
}

/** Where the reader is in the grid. */
export interface GridCursor {
  readonly cursor: GridPosition
  /** What the cursor is on; null in a fixed column. */
  readonly cell: Cell | null
  readonly bounds: Bounds
  /** What the cell at a position is about; null in a fixed column. */
  cellAt(position: GridPosition): Cell | null
  /** Moves without scrolling, to a position that is in view. */
  setCursor(position: GridPosition): void
  /** Moves and scrolls. */
  goTo(position: GridPosition): void
}

export function useGridCursor({ grid, metrics, weeks, layout, page }: GridCursorOptions): GridCursor {
  const fixed = layout.fixed.length
  const bounds = { rows: metrics.length, columns: fixed + weeks.length, page }
  const [position, setCursor] = useState<GridPosition>({ row: 0, column: fixed })
  // Metrics, weeks and columns may have become fewer.
  const cursor = within(position, bounds)

  function cellAt({ row, column }: GridPosition): Cell | null {
    const [metric, week] = [metrics[row], weeks[column - fixed]]
    return metric && week !== undefined ? { metric, week } : null
  }

  function goTo(next: GridPosition): void {
    setCursor(next)
    if (grid.current) reveal(grid.current, next, layout)
  }

  return { cursor, cell: cellAt(cursor), bounds, cellAt, setCursor, goTo }
}
