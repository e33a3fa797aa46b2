import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { toast } from '../../../ui/toast.ts'
import { pastedAt } from './clipboard.rules.ts'
import { pressKey } from './grid-keys.ts'
import type { Place } from './grid-place.rules.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import type { Metric } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED, pasteIncomplete } from '../metrics.text.ts'
import type { ScorecardActions } from './scorecard-actions.ts'
import type { GridCursor } from './use-grid-cursor.ts'

interface Sheet {
  metrics: readonly Metric[]
  weeks: readonly string[]
  mayReorder: boolean
}

/** What keys, mouse and clipboard do to the grid. While a field is open they are its own. */
export function gridHandlers(grid: GridCursor, sheet: Sheet, actions: ScorecardActions) {
  const { cursor, cell, edited, entries, mayEnter } = grid
  const isOff = (event: GridEvent) => edited !== null || !isOwn(event)
  const moveMetric = (places: number) => {
    const metric = sheet.metrics[cursor.row]
    if (metric && sheet.mayReorder) actions.move(metric.id, places)
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const onButton = event.target !== event.currentTarget
      if (isOff(event) || (onButton && (event.key === 'Enter' || event.key === ' '))) return
      if (!pressKey(event, grid, moveMetric)) return
      event.preventDefault()
      if (onButton) event.currentTarget.focus({ preventScroll: true })
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const place = isOff(event) ? null : placeOf(event.target)
      if (!place) return
      // A finger has no double click: the second tap on a cell opens it.
      if (isTouch(event) && place.row === cursor.row && place.column === cursor.column && cell) grid.open()
      else grid.setCursor(place)
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      if (!isOff(event) && placeOf(event.target) && cell) grid.open()
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // The keyboard's menu key asks at the grid itself; then the cursor's cell is meant.
      const place = placeOf(event.target) ?? cursor
      const target = isOff(event) ? null : grid.cellAt(place)
      if (!target) return
      event.preventDefault()
      grid.setCursor(place)
      actions.openWeek(target.metric, target.week)
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (isOff(event) || !cell || !mayEnter) return
      event.preventDefault()
      const place = { row: cursor.row, column: sheet.weeks.indexOf(cell.week) }
      const { cells, unreadable } = pastedAt(
        event.clipboardData.getData('text/plain'),
        place,
        sheet.metrics,
        sheet.weeks,
      )
      entries.enter(cells)
      if (unreadable.length > 0) toast.error(METRIC_NOT_UPDATED, pasteIncomplete(unreadable))
      else announce(`${cells.length} ${cells.length === 1 ? 'value' : 'values'} pasted`)
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      if (isOff(event) || !cell) return
      event.preventDefault()
      const value = entries.valueAt(cell.metric.id, cell.week)
      event.clipboardData.setData('text/plain', editableValue(value, cell.metric.unit))
    },
  }
}

interface GridEvent {
  currentTarget: Element
  target: EventTarget
}

/** Popups are children of a row for React, but do not lie in the grid. */
const isOwn = ({ currentTarget, target }: GridEvent): boolean => currentTarget.contains(target as Node)

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

function placeOf(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[data-row][data-column]')
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}
