import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedBy } from './grid-position.rules.ts'

const bounds = { rows: 20, columns: 17, page: 10 }
const middle = { row: 5, column: 8 }

describe('moving through the grid', () => {
  test.each([
    ['ArrowUp', false, { row: 4, column: 8 }],
    ['ArrowDown', false, { row: 6, column: 8 }],
    ['ArrowLeft', false, { row: 5, column: 7 }],
    ['ArrowRight', false, { row: 5, column: 9 }],
    ['ArrowUp', true, { row: 0, column: 8 }],
    ['ArrowDown', true, { row: 19, column: 8 }],
    ['ArrowLeft', true, { row: 5, column: 0 }],
    ['ArrowRight', true, { row: 5, column: 16 }],
    ['PageUp', false, { row: 0, column: 8 }],
    ['PageDown', false, { row: 15, column: 8 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 16 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 19, column: 16 }],
    ['Tab', false, null],
    ['a', false, null],
  ])('%s (with Control: %s) leads to %o', (key, jump, position) =>
    expect(movedBy({ key, jump }, middle, bounds)).toEqual(position),
  )

  test('no key leads outside the grid', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'ArrowUp',
          'ArrowDown',
          'ArrowLeft',
          'ArrowRight',
          'PageUp',
          'PageDown',
          'Home',
          'End',
        ),
        fc.boolean(),
        fc.record({ row: fc.nat(500), column: fc.nat(260) }),
        fc.record({
          rows: fc.integer({ min: 1, max: 500 }),
          columns: fc.integer({ min: 1, max: 260 }),
          page: fc.nat(50),
        }),
        (key, jump, position, limits) => {
          const { row, column } = movedBy({ key, jump }, position, limits)!
          expect(row >= 0 && row < limits.rows && column >= 0 && column < limits.columns).toBe(true)
        },
      ),
    ))
})
