import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGivenUp, nextAttempt, restAfter } from './attempts.rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('a delivery that nobody takes is tried with growing pauses for a day, and then no more', () => {
  let now = 0
  const tried: number[] = []
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, 0, now)
    if (next === null) break
    expect(next).toBeGreaterThan(now)
    tried.push(next - now)
    now = next
  }
  expect(tried).toEqual(tried.toSorted((one, other) => one - other))
  expect(tried.length).toBeGreaterThan(8)
  expect(now).toBeLessThanOrEqual(DAY)
  expect(now).toBeGreaterThan(DAY - 5 * HOUR)
})

test('a receiver rests longer the more often it fails, up to five minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (failures) => {
      expect(restAfter(failures)).toBeLessThanOrEqual(5 * 60_000)
      expect(restAfter(failures + 1)).toBeGreaterThanOrEqual(restAfter(failures))
    }),
  )
  expect([0, 1, 2].map(restAfter)).toEqual([0, 0, 0])
})

test('a receiver is given up after a week without a single success', () => {
  expect(isGivenUp(null, 9 * DAY)).toBe(false)
  expect(isGivenUp(0, 7 * DAY - 1)).toBe(false)
  expect(isGivenUp(0, 7 * DAY)).toBe(true)
})
