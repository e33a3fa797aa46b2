import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { toast } from '../../../ui/toast.ts'
import type { Metric } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import { pastedInto } from './clipboard.rules.ts'
import { positionOf } from './grid-dom.ts'
import { type GridControls, pressKey } from './grid-keys.ts'
import type { ScorecardActions } from './scorecard-actions.ts'
import { pasteIncomplete, valuesPasted } from './scorecard.text.ts'

interface Sheet {
  metrics: readonly Metric[]
  weeks: readonly string[]
}

/** What keys, mouse and clipboard do in the grid. While a field is open they do nothing here. */
export function gridHandlers(grid: GridControls, { metrics, weeks }: Sheet, actions: ScorecardActions) {
  const { cursor, cell, edited, entries, mayEnter } = grid
  const isOff = (event: GridEvent) => edited !== null || !isOwn(event)
  const moveMetric = (places: number) => {
    const metric = metrics[cursor.row]
    if (metric) actions.move?.(metric.id, places)
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
      const position = isOff(event) ? null : positionOf(event.target)
      if (!position) return
      // On a touch screen there is no double click, so a second tap on a cell opens it.
      const isSecond = position.row === cursor.row && position.column === cursor.column
      if (isTouch(event) && isSecond && cell) grid.open()
      else grid.setCursor(position)
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      if (!isOff(event) && positionOf(event.target) && cell) grid.open()
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // The keyboard's menu key sends the event to the grid itself and means the cursor's cell.
      const position = positionOf(event.target) ?? cursor
      const target = isOff(event) ? null : grid.cellAt(position)
      if (!target) return
      event.preventDefault()
      grid.setCursor(position)
      actions.openWeek(target.metric, target.week)
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (isOff(event) || !cell || !mayEnter) return
      event.preventDefault()
      const { cells, unreadable } = pastedInto(
        event.clipboardData.getData('text/plain'),
        metrics.slice(cursor.row),
        weeks.slice(weeks.indexOf(cell.week)),
      )
      entries.enter(cells)
      if (unreadable.length > 0) toast.error(METRIC_NOT_UPDATED, pasteIncomplete(unreadable))
      else announce(valuesPasted(cells.length))
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

/** React passes on the events of a row's popups too, which are elsewhere in the page. */
const isOwn = ({ currentTarget, target }: GridEvent): boolean => currentTarget.contains(target as Node)

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
