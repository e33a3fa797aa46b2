import { beforeEach, expect, test } from 'vitest'
import type { CellValue } from './entries.rules.ts'
import { EntryHistory } from './entry-history.ts'

const at = (week: string, value: number | null): CellValue => ({ metricId: 'leads', week, value })

let stored: Map<string, number | null>
let writes: number
let isRefused: boolean
let history: EntryHistory
beforeEach(() => {
  stored = new Map([['old', 1]])
  writes = 0
  isRefused = false
  history = new EntryHistory({
    valueAt: (_metric, week) => stored.get(week) ?? null,
    write(cells) {
      if (isRefused) return 0
      writes++
      for (const { week, value } of cells) stored.set(week, value)
      return cells.length
    },
  })
})

test('a block is one step, of which cells that stay the same are no part', () => {
  expect(history.enter([at('old', 1), at('new', 2), at('newer', 3)])).toBe(2)
  expect(history.undo()).toEqual({ written: 2, left: 0 })
  expect([stored.get('old'), stored.get('new'), stored.get('newer')]).toEqual([1, null, null])
  expect(history.redo()).toEqual({ written: 2, left: 0 })
  expect([stored.get('new'), stored.get('newer')]).toEqual([2, 3])
  expect(writes).toBe(3)
})

test('cells that somebody has changed since are left, and said', () => {
  history.enter([at('old', 5), at('new', 2)])
  stored.set('new', 99)
  expect(history.undo()).toEqual({ written: 1, left: 1 })
  expect([stored.get('old'), stored.get('new')]).toEqual([1, 99])
  expect(history.redo()).toEqual({ written: 1, left: 1 })
  expect([stored.get('old'), stored.get('new')]).toEqual([5, 99])
})

test('a new entry ends what could be redone', () => {
  history.enter([at('old', 5)])
  history.undo()
  history.enter([at('old', 6)])
  expect(history.redo()).toBeNull()
  expect(stored.get('old')).toBe(6)
})

test('a refused step is none, and what changes nothing is not written', () => {
  isRefused = true
  expect(history.enter([at('old', 5)])).toBeNull()
  expect(history.undo()).toBeNull()
  isRefused = false
  expect(history.enter([at('old', 1)])).toBe(0)
  expect(writes).toBe(0)
})

test('a hundred steps can be undone', () => {
  for (let step = 0; step < 130; step++) history.enter([at('old', step + 10)])
  let undone = 0
  while (history.undo()) undone++
  expect(undone).toBe(100)
})
