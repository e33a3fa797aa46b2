import type { KeyboardEvent } from 'react'
import { announce } from '../../../ui/announce.ts'
import { movedBy, within } from './grid-place.rules.ts'
import type { GridCursor } from './use-grid-cursor.ts'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Does what a key means to the grid while no field is open; false for keys that mean nothing to it. */
export function pressKey(press: Press, grid: GridCursor, moveMetric: (places: number) => void): boolean {
  const { key, altKey, shiftKey } = press
  const jump = press.ctrlKey || press.metaKey
  if (altKey)
    return (key === 'ArrowUp' || key === 'ArrowDown') && moveRow(key === 'ArrowUp' ? -1 : 1, grid, moveMetric)
  const place = shiftKey ? null : movedBy({ key, jump }, grid.cursor, grid.bounds)
  if (place) grid.goTo(place)
  else if (jump) return key === 'z' && undo(grid)
  else return pressPlain(key, grid)
  return true
}

function pressPlain(key: string, grid: GridCursor): boolean {
  const { cell, mayEnter, entries } = grid
  if (key === 'Enter' || key === 'F2') grid.open()
  else if (!cell || !mayEnter) return false
  else if (key === 'Delete' || key === 'Backspace') {
    entries.enter([{ metricId: cell.metric.id, week: cell.week, value: null }])
  } else if (key.length === 1 && key !== ' ') grid.open(key)
  else return false
  return true
}

function moveRow(places: number, grid: GridCursor, moveMetric: (places: number) => void): boolean {
  moveMetric(places)
  grid.goTo(within({ ...grid.cursor, row: grid.cursor.row + places }, grid.bounds))
  return true
}

function undo({ entries }: GridCursor): boolean {
  const count = entries.undo()
  announce(count === 0 ? 'Nothing to undo' : `${count} ${count === 1 ? 'value' : 'values'} taken back`)
  return true
}
