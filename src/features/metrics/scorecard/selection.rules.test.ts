import { expect, test } from 'vitest'
import { blockBetween, cellsIn, withSource } from './selection.rules.ts'

const FIXED = 4

test('a selection is the rectangle between two corners, whichever way it was drawn', () => {
  const block = { firstRow: 1, lastRow: 3, firstWeek: 0, lastWeek: 2 }
  expect(blockBetween({ row: 1, column: 6 }, { row: 3, column: 4 }, FIXED)).toEqual(block)
  expect(blockBetween({ row: 3, column: 4 }, { row: 1, column: 6 }, FIXED)).toEqual(block)
  expect(cellsIn(block)).toBe(9)
})

test('the fixed columns are never selected', () => {
  expect(blockBetween({ row: 1, column: 3 }, { row: 3, column: 6 }, FIXED)).toBeNull()
  expect(blockBetween({ row: 1, column: 5 }, { row: 1, column: 0 }, FIXED)).toMatchObject({
    firstWeek: 0,
    lastWeek: 1,
  })
})

test('a block of one line is filled from its neighbour, if there is one', () => {
  const line = { firstRow: 2, lastRow: 2, firstWeek: 1, lastWeek: 3 }
  expect(withSource(line, 'down')).toMatchObject({ firstRow: 1, lastRow: 2 })
  expect(withSource(line, 'right')).toEqual(line)
  expect(withSource({ ...line, firstRow: 0, lastRow: 0 }, 'down')).toMatchObject({ firstRow: 0 })
})
