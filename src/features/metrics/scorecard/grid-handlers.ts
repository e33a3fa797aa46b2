import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { positionOf } from './grid-dom.ts'
import { type GridControls, pressKey } from './grid-keys.ts'
import type { GridPosition } from './grid-position.rules.ts'
import type { ScorecardActions } from './scorecard-actions.ts'
import { valuesCopied } from './scorecard.text.ts'
import { cellsIn } from './selection.rules.ts'

/** What keys, mouse and clipboard do in the grid. While a field is open they do nothing here. */
export function gridHandlers(grid: GridControls, edited: boolean, actions: ScorecardActions) {
  const { cursor, cell, block } = grid
  const isOff = (event: GridEvent) => edited || !isOwn(event)
  const isAtCursor = ({ row, column }: GridPosition) => row === cursor.row && column === cursor.column

  function copy(event: ClipboardEvent<HTMLElement>): boolean {
    if (isOff(event) || !block) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', grid.copied())
    announce(valuesCopied(cellsIn(block)))
    return true
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const onButton = event.target !== event.currentTarget
      if (isOff(event) || (onButton && (event.key === 'Enter' || event.key === ' '))) return
      if (!pressKey(event, grid)) return
      event.preventDefault()
      if (onButton) event.currentTarget.focus({ preventScroll: true })
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isOff(event) || event.pointerType === 'touch' || event.button !== 0) return
      const position = positionOf(event.target)
      if (!position) return
      if (event.shiftKey && block) grid.extendTo(position)
      else grid.setCursor(position)
    },
    onPointerOver(event: PointerEvent<HTMLElement>) {
      // Dragging selects. A finger scrolls instead.
      if (isOff(event) || event.pointerType === 'touch' || (event.buttons & 1) === 0 || !block) return
      const position = positionOf(event.target)
      if (position && (!isAtCursor(position) || cellsIn(block) > 1)) grid.extendTo(position)
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const position = isOff(event) || event.shiftKey ? null : positionOf(event.target)
      if (!position) return
      // The press that left a field did not move. On a touch screen a second tap opens a cell, as there is no double click.
      if (!isAtCursor(position)) grid.setCursor(position)
      else if (isTouch(event) && cell) grid.open()
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
      if (isOff(event)) return
      event.preventDefault()
      grid.paste(event.clipboardData.getData('text/plain'))
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      copy(event)
    },
    onCut(event: ClipboardEvent<HTMLElement>) {
      if (copy(event)) grid.clear()
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
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
