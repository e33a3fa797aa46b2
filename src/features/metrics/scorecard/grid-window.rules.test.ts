import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clippedTo, indexesOf, rangeInView } from './grid-window.rules.ts'

describe('what is in view', () => {
  test('items cut by an edge are included, and some spare ones', () => {
    expect(rangeInView({ offset: 100, extent: 200, size: 36, count: 50, spare: 0 })).toEqual({
      first: 2,
      end: 9,
    })
    expect(rangeInView({ offset: 0, extent: 200, size: 36, count: 50, spare: 4 })).toEqual({
      first: 0,
      end: 10,
    })
    expect(rangeInView({ offset: 9_999, extent: 200, size: 36, count: 50, spare: 4 })).toEqual({
      first: 50,
      end: 50,
    })
  })

  test('every visible pixel belongs to an item of the range', () =>
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(2_000), fc.nat(500), fc.nat(5), (offset, extent, count, spare) => {
        const { first, end } = rangeInView({ offset, extent, size: 36, count, spare })
        expect(first * 36).toBeLessThanOrEqual(Math.max(offset, 0))
        expect(end * 36).toBeGreaterThanOrEqual(Math.min(offset + extent, count * 36))
      }),
    ))

  test('what is gone is not in view any more', () => {
    expect(clippedTo(53, { first: 250, end: 260 })).toEqual({ first: 53, end: 53 })
    expect(clippedTo(53, { first: 48, end: 60 })).toEqual({ first: 48, end: 53 })
    expect(clippedTo(53, { first: 3, end: 5 })).toEqual({ first: 3, end: 5 })
  })

  test('a row that is being edited stays, no matter where the reader scrolls', () => {
    expect(indexesOf({ first: 3, end: 5 }, 1)).toEqual([1, 3, 4])
    expect(indexesOf({ first: 3, end: 5 }, 9)).toEqual([3, 4, 9])
    expect(indexesOf({ first: 3, end: 5 }, 4)).toEqual([3, 4])
    expect(indexesOf({ first: 3, end: 5 })).toEqual([3, 4])
  })
})
