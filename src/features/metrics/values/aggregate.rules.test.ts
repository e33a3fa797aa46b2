import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregate } from './aggregate.rules.ts'

describe('the total or average of a period', () => {
  test('weeks without a value do not count', () => {
    expect(aggregate([10, null, 20], 'total')).toBe(30)
    expect(aggregate([10, null, 20], 'average')).toBe(15)
    expect(aggregate([null, null], 'total')).toBeNull()
    expect(aggregate([], 'average')).toBeNull()
  })

  test('the average is between the smallest and the largest value, and multiplied by their number gives the total', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const average = aggregate(values, 'average')!
          expect(average).toBeGreaterThanOrEqual(Math.min(...values))
          expect(average).toBeLessThanOrEqual(Math.max(...values))
          expect(average * values.length).toBeCloseTo(aggregate(values, 'total')!)
        },
      ),
    ))
})
