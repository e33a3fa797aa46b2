import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import type { Step } from './CellEditor.tsx'
import { reveal } from './grid-scroll.ts'
import type { Layout } from './grid-layout.ts'
import { type Bounds, type Place, within } from './grid-place.rules.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import { canEnterValues } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { type Entries, useEntries } from './use-entries.ts'
import { cellId, type Edited } from './scorecard-row.ts'

interface GridCursorOptions {
  grid: RefObject<HTMLDivElement | null>
  gridId: string
  metrics: readonly Metric[]
  weeks: readonly string[]
  layout: Layout
  /** Rows that fit in view. */
  page: number
}

/** A week of a metric. */
interface Cell {
  metric: Metric
  week: string
}

/** Where one is in the grid, and what can be done there. */
export interface GridCursor {
  readonly cursor: Place
  /** What the cursor stands on; null in a fixed column. */
  readonly cell: Cell | null
  readonly bounds: Bounds
  readonly mayEnter: boolean
  readonly edited: Edited | null
  readonly entries: Entries
  cellAt(place: Place): Cell | null
  /** Moves without scrolling, for places that are in view. */
  setCursor(place: Place): void
  goTo(place: Place): void
  /** Opens the field of the cell, with its value or what was just typed; the menu in a fixed column. */
  open(typed?: string): void
  /** Called by the field in the cell: enters what it holds and goes a step on. */
  enter(value: number | null, step: Step): void
  cancel(): void
}

export function useGridCursor({ grid, gridId, metrics, weeks, layout, page }: GridCursorOptions): GridCursor {
  const mayEnter = canEnterValues(useActor())
  const entries = useEntries()
  const fixed = layout.fixed.length
  const bounds = { rows: metrics.length, columns: fixed + weeks.length, page }
  const [place, setCursor] = useState<Place>({ row: 0, column: fixed })
  const [edited, setEdited] = useState<Edited | null>(null)
  const cursor = within(place, bounds)

  function cellAt({ row, column }: Place): Cell | null {
    const [metric, week] = [metrics[row], weeks[column - fixed]]
    return metric && week !== undefined ? { metric, week } : null
  }
  const cell = cellAt(cursor)

  function goTo(next: Place): void {
    setCursor(next)
    if (grid.current) reveal(grid.current, next, layout)
  }

  function open(typed?: string): void {
    if (!cell)
      document
        .getElementById(cellId(gridId, cursor.row, cursor.column))
        ?.querySelector('button')
        ?.click()
    else if (mayEnter) setEdited(editOf(cell, typed, entries))
  }

  function leave({ row, column }: Step, takesFocus: boolean): void {
    setEdited(null)
    if (takesFocus) grid.current?.focus({ preventScroll: true })
    if (row === 0 && column === 0) return
    goTo(within({ row: cursor.row + row, column: Math.max(fixed, cursor.column + column) }, bounds))
  }

  const latest = useRef({ cell, leave })
  useEffect(() => {
    latest.current = { cell, leave }
  })
  const enter = useCallback(
    (value: number | null, step: Step) => {
      const { cell: target, leave: leaveCell } = latest.current
      if (target) entries.enter([{ metricId: target.metric.id, week: target.week, value }])
      // Without a step the field was left for something else, which keeps the focus.
      leaveCell(step, step.row !== 0 || step.column !== 0)
    },
    [entries],
  )
  const cancel = useCallback(() => latest.current.leave({ row: 0, column: 0 }, true), [])
  return { cursor, cell, bounds, mayEnter, edited, entries, cellAt, setCursor, goTo, open, enter, cancel }
}

const editOf = ({ metric, week }: Cell, typed: string | undefined, entries: Entries): Edited =>
  typed === undefined
    ? { text: editableValue(entries.valueAt(metric.id, week), metric.unit), replaces: false }
    : { text: typed, replaces: true }
