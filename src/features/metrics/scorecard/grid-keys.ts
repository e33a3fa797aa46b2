import type { KeyboardEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { movedBy, within } from './grid-position.rules.ts'
import { blockBetween, cellsIn } from './selection.rules.ts'
import { selected } from './scorecard.text.ts'
import type { SheetActs } from './use-sheet-acts.ts'
import type { CellEditing } from './use-cell-editing.ts'
import type { GridCursor } from './use-grid-cursor.ts'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What keys do with the metric of the cursor's row. */
export interface RowActs {
  /** Opens everything about it. */
  open(): void
  /** Moves it up or down by one place, also into the next group. */
  move(step: 1 | -1): void
  /** Makes an issue of it. */
  raise(): void
  /** Shows how the week was calculated. Returns false if it was typed in. */
  trace(): boolean
}

/** The cursor and what can be done there. */
export type GridControls = GridCursor & CellEditing & SheetActs & { ofRow: RowActs }

/**
 * What keys do besides moving and typing, by their names with Alt, Mod (Control or Command) and Shift in front. One that returns false
 * did nothing.
 */
const KEYS: Record<string, (grid: GridControls) => void | boolean> = {
  Enter: (grid) => grid.open(),
  F2: (grid) => grid.open(),
  'Shift+Enter': (grid) => grid.goTo(within({ ...grid.cursor, row: grid.cursor.row - 1 }, grid.bounds)),
  Delete: (grid) => grid.clear(),
  Backspace: (grid) => grid.clear(),
  Escape: (grid) => (grid.block && cellsIn(grid.block) > 1 ? grid.setCursor(grid.cursor) : false),
  'Mod+a': (grid) => {
    grid.selectAll()
    announce(selected(grid.bounds.rows * (grid.bounds.columns - grid.fixed)))
  },
  'Mod+d': (grid) => grid.fill('down'),
  'Mod+r': (grid) => grid.fill('right'),
  'Mod+z': (grid) => grid.undo(),
  'Mod+Shift+z': (grid) => grid.redo(),
  'Mod+y': (grid) => grid.redo(),
  'Alt+ArrowUp': (grid) => grid.ofRow.move(-1),
  'Alt+ArrowDown': (grid) => grid.ofRow.move(1),
  ' ': (grid) => grid.ofRow.open(),
  i: (grid) => grid.ofRow.raise(),
  t: (grid) => grid.ofRow.trace(),
}

/** Does what a key does in the grid while no field is open. Returns false for keys that do nothing there. */
export function pressKey(press: Press, grid: GridControls): boolean {
  const { key, altKey, shiftKey } = press
  const jump = press.ctrlKey || press.metaKey
  const act = KEYS[nameOf(press)]
  if (act && act(grid) !== false) return true
  if (altKey) return false
  return move({ key, jump }, shiftKey, grid) || (!jump && type(key, grid))
}

const nameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): string =>
  [
    altKey && 'Alt',
    (ctrlKey || metaKey) && 'Mod',
    shiftKey && 'Shift',
    key.length === 1 ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+')

function move(press: { key: string; jump: boolean }, selects: boolean, grid: GridControls): boolean {
  const position = movedBy(press, selects ? grid.corner : grid.cursor, grid.bounds)
  if (!position) return false
  if (!selects) grid.goTo(position)
  else if (grid.block) {
    grid.extendTo(position)
    const block = blockBetween(grid.cursor, position, grid.fixed)
    if (block) announce(selected(cellsIn(block)))
  }
  return true
}

function type(key: string, grid: GridControls): boolean {
  if (!grid.mayEnter || key.length !== 1 || key === ' ') return false
  grid.open(key)
  return true
}
