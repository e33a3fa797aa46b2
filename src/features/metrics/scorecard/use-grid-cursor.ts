import { type RefObject, useState } from 'react'
import type { Metric } from '../metrics.table.ts'
import { reveal } from './grid-dom.ts'
import type { Layout } from './grid-layout.rules.ts'
import type { MetricLine } from './grid-lines.rules.ts'
import { type Bounds, type GridPosition, within } from './grid-position.rules.ts'
import type { Weeks } from './use-weeks.ts'
import { type Block, blockBetween } from './selection.rules.ts'

interface GridCursorOptions {
  grid: RefObject<HTMLDivElement | null>
  rows: readonly MetricLine[]
  weeks: Weeks
  layout: Layout
  /** How many rows fit in view. */
  page: number
}

/** One week of one metric: what a cell outside the fixed columns is about. */
export interface Cell {
  metric: Metric
  week: string
}

/** Where the reader is in the grid, and what is selected there. */
export interface GridCursor {
  readonly cursor: GridPosition
  /** What the cursor is on; null in a fixed column. */
  readonly cell: Cell | null
  /** The weeks selected together with the cursor's; its own alone if there are no others, null in a fixed column. */
  readonly block: Block | null
  readonly bounds: Bounds
  /** How many columns stand before the weeks. */
  readonly fixed: number
  /** The corner of the selection that moves, which is the cursor's own cell while nothing else is selected. */
  readonly corner: GridPosition
  /** What the cell at a position is about; null in a fixed column. */
  cellAt(position: GridPosition): Cell | null
  /** Moves without scrolling, to a position that is in view. */
  setCursor(position: GridPosition): void
  /** Moves and scrolls. `metricId` is given where another metric is about to come to that row. */
  goTo(position: GridPosition, metricId?: string): void
  /** Selects from the cursor to a position, and scrolls there. */
  extendTo(position: GridPosition): void
  selectAll(): void
}

/** A position with what it was chosen for, which it follows when colleagues add, move or delete metrics, and when a week begins. */
interface Place extends GridPosition {
  metricId?: string | undefined
  week?: string | undefined
}

export function useGridCursor({
  grid,
  rows,
  weeks: { shown, newest },
  layout,
  page,
}: GridCursorOptions): GridCursor {
  const fixed = layout.fixed.length
  const bounds = { rows: rows.length, columns: fixed + shown.length, page }
  const [{ at, to }, select] = useState<{ at: Place; to: Place }>(() => {
    const start = { row: 0, column: fixed + shown.indexOf(newest) }
    return { at: start, to: start }
  })
  const cursor = positionOf(at)
  const corner = positionOf(to)

  function positionOf({ row, column, metricId, week }: Place): GridPosition {
    const ownRow =
      rows[row]?.metric.id === metricId ? row : rows.findIndex(({ metric }) => metric.id === metricId)
    const ownWeek = week === undefined ? -1 : shown.indexOf(week)
    // Metrics, weeks and columns may have become fewer.
    return within({ row: ownRow < 0 ? row : ownRow, column: ownWeek < 0 ? column : fixed + ownWeek }, bounds)
  }

  const placeOf = ({ row, column }: GridPosition, metricId = rows[row]?.metric.id): Place => ({
    row,
    column,
    metricId,
    week: shown[column - fixed],
  })

  function cellAt({ row, column }: GridPosition): Cell | null {
    const [line, week] = [rows[row], shown[column - fixed]]
    return line && week !== undefined ? { metric: line.metric, week } : null
  }

  function show({ row, column }: GridPosition): void {
    if (grid.current) reveal(grid.current, rows[row]?.top ?? 0, column, layout)
  }

  function setCursor(position: GridPosition, metricId?: string): void {
    const place = placeOf(position, metricId)
    select({ at: place, to: place })
  }

  return {
    cursor,
    cell: cellAt(cursor),
    block: blockBetween(cursor, corner, fixed),
    bounds,
    fixed,
    corner,
    cellAt,
    setCursor,
    goTo(position, metricId) {
      setCursor(position, metricId)
      show(position)
    },
    extendTo(position) {
      const end = { ...position, column: Math.max(fixed, position.column) }
      select({ at: placeOf(cursor), to: placeOf(end) })
      show(end)
    },
    selectAll: () =>
      select({
        at: placeOf({ row: 0, column: fixed }),
        to: placeOf({ row: Math.max(0, bounds.rows - 1), column: bounds.columns - 1 }),
      }),
  }
}
