import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import type { Step } from './CellEditor.tsx'
import { pastedAt } from './clipboard.rules.ts'
import { HEADER_HEIGHT, type Layout, ROW_HEIGHT, WEEK_WIDTH } from './grid-layout.ts'
import { movedBy, type Place, within } from './grid-place.rules.ts'
import { editableValue } from './metric-format.rules.ts'
import { canEnterValues } from './metrics.access.ts'
import type { Metric } from './metrics.table.ts'
import { METRIC_NOT_UPDATED, pasteIncomplete } from './metrics.text.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { cellId, type Edited } from './ScorecardRow.tsx'
import { useEntries } from './use-entries.ts'

interface GridCursorOptions {
  grid: RefObject<HTMLDivElement | null>
  gridId: string
  metrics: readonly Metric[]
  weeks: readonly string[]
  layout: Layout
  /** Rows that fit in view. */
  page: number
}

/** The grid's cursor, what is being edited, and everything that keys, mouse and clipboard do to them. */
export function useGridCursor({ grid, gridId, metrics, weeks, layout, page }: GridCursorOptions) {
  const mayEnter = canEnterValues(useActor())
  const actions = useScorecardActions()
  const entries = useEntries()
  const fixed = layout.fixed.length
  const bounds = { rows: metrics.length, columns: fixed + weeks.length, page }
  const [wanted, setCursor] = useState<Place | null>(null)
  const [edited, setEdited] = useState<Edited | null>(null)
  const cursor = within(wanted ?? { row: 0, column: fixed }, bounds)

  const cellAt = ({ row, column }: Place) => {
    const [metric, week] = [metrics[row], weeks[column - fixed]]
    return metric && week !== undefined ? { metric, week } : null
  }
  const cell = cellAt(cursor)

  function goTo(place: Place): void {
    setCursor(place)
    if (grid.current) reveal(grid.current, place, layout)
  }

  function edit(next: Edited): void {
    if (mayEnter && cell) setEdited(next)
  }

  const editValue = () => {
    if (cell) edit({ text: editableValue(entries.valueAt(cell.metric.id, cell.week), cell.metric.unit), replaces: false })
  }

  function open(): void {
    if (cell) return editValue()
    const button = document.getElementById(cellId(gridId, cursor.row, cursor.column))?.querySelector('button')
    button?.click()
  }

  function undo(): void {
    const count = entries.undo()
    announce(count === 0 ? 'Nothing to undo' : `${count} ${count === 1 ? 'value' : 'values'} taken back`)
  }

  function leave(step: Step, focus: boolean): void {
    setEdited(null)
    if (focus) grid.current?.focus({ preventScroll: true })
    const moves = step.row !== 0 || step.column !== 0
    if (moves) goTo(within({ row: cursor.row + step.row, column: Math.max(fixed, cursor.column + step.column) }, bounds))
  }

  /** Whether the key meant something to the grid. */
  function press(event: KeyboardEvent): boolean {
    const { key, altKey } = event
    const jump = event.ctrlKey || event.metaKey
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return moveRow(key === 'ArrowUp' ? -1 : 1)
    const place = altKey || event.shiftKey ? null : movedBy({ key, jump }, cursor, bounds)
    if (place) {
      goTo(place)
      return true
    }
    if (jump && !event.shiftKey && key.toLowerCase() === 'z') {
      undo()
      return true
    }
    if (jump || altKey) return false
    return pressPlain(key)
  }

  function pressPlain(key: string): boolean {
    if (key === 'Enter' || key === 'F2') {
      open()
      return true
    }
    if (!cell || !mayEnter) return false
    if (key === 'Delete' || key === 'Backspace') {
      entries.enter([{ metricId: cell.metric.id, week: cell.week, value: null }])
      return true
    }
    if (key.length !== 1 || key === ' ') return false
    edit({ text: key, replaces: true })
    return true
  }

  function moveRow(places: number): boolean {
    const metric = metrics[cursor.row]
    if (metric) actions.move(metric.id, places)
    goTo(within({ ...cursor, row: cursor.row + places }, bounds))
    return true
  }

  function paste(text: string): void {
    if (!mayEnter || !cell) return
    const place = { row: cursor.row, column: cursor.column - fixed }
    const { cells, unreadable } = pastedAt(text, place, metrics, weeks)
    entries.enter(cells)
    if (unreadable.length > 0) toast.error(METRIC_NOT_UPDATED, pasteIncomplete(unreadable))
    else announce(`${cells.length} ${cells.length === 1 ? 'value' : 'values'} pasted`)
  }

  const latest = useRef({ cell, leave, entries })
  useEffect(() => {
    latest.current = { cell, leave, entries }
  })
  const enter = useCallback((value: number | null, step: Step) => {
    const { cell: target, leave: leaveCell, entries: book } = latest.current
    if (target) book.enter([{ metricId: target.metric.id, week: target.week, value }])
    // A field that lost the focus to something else must not take it back.
    leaveCell(step, step.row !== 0 || step.column !== 0)
  }, [])
  const cancel = useCallback(() => latest.current.leave({ row: 0, column: 0 }, true), [])

  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (!isOwn(event) || edited) return
      const onButton = event.target !== event.currentTarget
      if (onButton && (event.key === 'Enter' || event.key === ' ')) return
      if (!press(event)) return
      event.preventDefault()
      if (onButton) event.currentTarget.focus({ preventScroll: true })
    },
    onClick(event: MouseEvent<HTMLDivElement>) {
      const place = isOwn(event) ? placeOf(event.target) : null
      // A field with something unreadable in it keeps its place.
      if (!place || edited) return
      const again = place.row === cursor.row && place.column === cursor.column && wanted !== null
      setCursor(place)
      if (again && event.detail === 1 && isTouch(event)) editValue()
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      if (isOwn(event) && !edited && placeOf(event.target) && cell) editValue()
    },
    onContextMenu(event: MouseEvent<HTMLDivElement>) {
      if (!isOwn(event)) return
      // The keyboard's menu key asks at the grid itself: there the cursor's cell is meant.
      const target = cellAt(placeOf(event.target) ?? cursor)
      if (!target) return
      event.preventDefault()
      actions.openWeek(target.metric, target.week)
    },
    onPaste(event: ClipboardEvent<HTMLDivElement>) {
      if (!isOwn(event) || edited) return
      event.preventDefault()
      paste(event.clipboardData.getData('text/plain'))
    },
    onCopy(event: ClipboardEvent<HTMLDivElement>) {
      if (!isOwn(event) || edited || !cell) return
      event.preventDefault()
      const value = entries.valueAt(cell.metric.id, cell.week)
      event.clipboardData.setData('text/plain', editableValue(value, cell.metric.unit))
    },
  }
  return { cursor, edited, enter, cancel, handlers }
}

interface GridEvent {
  currentTarget: Element
  target: EventTarget
}

/** Popups are children of a row for React, but do not lie in the grid. */
const isOwn = ({ currentTarget, target }: GridEvent): boolean => currentTarget.contains(target as Node)

const isTouch = (event: MouseEvent): boolean =>
  event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'

function placeOf(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[data-row][data-column]')
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

/** Scrolls just so far that the place is in view, clear of the header and the fixed columns. */
function reveal(grid: HTMLElement, { row, column }: Place, { fixed, fixedWidth }: Layout): void {
  const top = row * ROW_HEIGHT
  const height = grid.clientHeight - HEADER_HEIGHT
  if (top < grid.scrollTop) grid.scrollTop = top
  else if (top + ROW_HEIGHT > grid.scrollTop + height) grid.scrollTop = top + ROW_HEIGHT - height
  if (column < fixed.length) return
  const left = (column - fixed.length) * WEEK_WIDTH
  const width = grid.clientWidth - fixedWidth
  if (left < grid.scrollLeft) grid.scrollLeft = left
  else if (left + WEEK_WIDTH > grid.scrollLeft + width) grid.scrollLeft = left + WEEK_WIDTH - width
}
