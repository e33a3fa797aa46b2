import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { editableValue } from '../values/metric-format.rules.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { cellId } from './grid-dom.ts'
import type { Layout } from './grid-layout.rules.ts'
import { type Step, within } from './grid-position.rules.ts'
import type { Entries } from './use-entries.ts'
import type { Cell, GridCursor } from './use-grid-cursor.ts'

interface CellEditingOptions {
  grid: RefObject<HTMLDivElement | null>
  gridId: string
  layout: Layout
  at: GridCursor
  entries: Entries
}

/** The cell that a field is open in, and what the field begins with. */
export interface Edited {
  metricId: string
  week: string
  text: string
  /** Whether the text replaces the cell's value rather than being it. */
  replaces: boolean
}

/** What can be entered where the cursor is. */
export interface CellEditing {
  /** Whether the cursor's cell takes an entry. */
  readonly mayEnter: boolean
  /** Null while no field is open. */
  readonly edited: Edited | null
  /** Opens the cell's field, with its value or with what was just typed; in a fixed column, the row's menu; what a formula calculates, its week. */
  open(typed?: string): void
  /** Called by the field: enters its value, if there is one, and goes a step on. */
  enter(value: number | null | undefined, step: Step): void
  cancel(): void
}

const STAY: Step = { row: 0, column: 0 }

export function useCellEditing({ grid, gridId, layout, at, entries }: CellEditingOptions): CellEditing {
  const { openWeek } = useScorecardActions()
  const [edited, setEdited] = useState<Edited | null>(null)
  const { cursor, cell, bounds, goTo, setCursor } = at
  // A colleague has deleted its metric, or it is no longer shown: what stands there now is another one.
  const isGone = edited !== null && (edited.metricId !== cell?.metric.id || edited.week !== cell.week)
  const mayEnter = cell !== null && entries.at(cell.metric.id, cell.week).mayEnter

  function open(typed?: string): void {
    if (!cell) document.getElementById(cellId(gridId, cursor))?.querySelector('button')?.click()
    else if (cell.metric.formula) openWeek(cell.metric, cell.week)
    else if (mayEnter) {
      setCursor(cursor)
      setEdited(editOf(cell, typed, entries))
    }
  }

  function leave({ row, column }: Step, takesFocus: boolean): void {
    setEdited(null)
    if (takesFocus) grid.current?.focus({ preventScroll: true })
    if (row === 0 && column === 0) return
    const next = { row: cursor.row + row, column: Math.max(layout.fixed.length, cursor.column + column) }
    goTo(within(next, bounds))
  }

  const latest = useRef({ edited, leave })
  useEffect(() => {
    latest.current = { edited, leave }
  })
  useEffect(() => {
    if (isGone) latest.current.leave(STAY, true)
  }, [isGone])
  const enter = useCallback(
    (value: number | null | undefined, step: Step) => {
      const { edited: target, leave: leaveCell } = latest.current
      if (target && value !== undefined)
        entries.enter([{ metricId: target.metricId, week: target.week, value }])
      // Without a step the focus has already gone elsewhere, and stays there.
      leaveCell(step, step.row !== 0 || step.column !== 0)
    },
    [entries],
  )
  const cancel = useCallback(() => latest.current.leave(STAY, true), [])
  return { mayEnter, edited: isGone ? null : edited, open, enter, cancel }
}

function editOf({ metric, week }: Cell, typed: string | undefined, entries: Entries): Edited {
  const target = { metricId: metric.id, week }
  if (typed !== undefined) return { ...target, text: typed, replaces: true }
  const { value, unit } = entries.at(metric.id, week)
  return { ...target, text: editableValue(value, unit), replaces: false }
}
