import type { KeyboardEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { movedBy, within } from './grid-position.rules.ts'
import { undone } from './scorecard.text.ts'
import type { CellEditing } from './use-cell-editing.ts'
import type { GridCursor } from './use-grid-cursor.ts'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The cursor and what can be entered there. */
export type GridControls = GridCursor & CellEditing

/** Does what a key does in the grid while no field is open. Returns false for keys that do nothing there. */
export function pressKey(press: Press, grid: GridControls, moveMetric: (places: number) => void): boolean {
  const { key, altKey, shiftKey } = press
  const jump = press.ctrlKey || press.metaKey
  if (altKey)
    return (key === 'ArrowUp' || key === 'ArrowDown') && moveRow(key === 'ArrowUp' ? -1 : 1, grid, moveMetric)
  const position = shiftKey ? null : movedBy({ key, jump }, grid.cursor, grid.bounds)
  if (position) grid.goTo(position)
  else if (jump) return key === 'z' && undo(grid)
  else return pressPlain(key, grid)
  return true
}

function pressPlain(key: string, grid: GridControls): boolean {
  const { cell, mayEnter, entries } = grid
  if (key === 'Enter' || key === 'F2') grid.open()
  else if (!cell || !mayEnter) return false
  else if (key === 'Delete' || key === 'Backspace') {
    entries.enter([{ metricId: cell.metric.id, week: cell.week, value: null }])
  } else if (key.length === 1 && key !== ' ') grid.open(key)
  else return false
  return true
}

function moveRow(places: number, grid: GridControls, moveMetric: (places: number) => void): boolean {
  moveMetric(places)
  grid.goTo(within({ ...grid.cursor, row: grid.cursor.row + places }, grid.bounds))
  return true
}

function undo({ entries }: GridControls): boolean {
  announce(undone(entries.undo()))
  return true
}
