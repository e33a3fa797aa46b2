import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { loadOf, QUADRANTS } from './load.rules.ts'

test.each([
  [[], 40, 0, 0],
  [[40], 40, 40, 0],
  [[30, 12.5], 40, 42.5, 2.5],
  [[0.1, 0.2], 1, 0.3, 0],
  [[null, 8], 4, 8, 4],
  [[168, 168], 100, 336, 236],
])('of %j hours, with %d wanted, one carries %d and hands over %d', (hours, wanted, carried, over) => {
  const items = hours.map((each) => ({ section: 'like-good' as const, hours: each }))
  expect(loadOf(items, wanted)).toMatchObject({ carried, over })
})

test.each(seeds(50))(
  'seed %d: the quadrants add up to what is carried, and no part is wider than the bar',
  (seed) => {
    const random = chance(seed)
    const items = Array.from({ length: random.integer(0, 40) }, () => ({
      section: random.pick(QUADRANTS),
      hours: random.integer(0, 4) === 0 ? null : random.integer(0, 672) / 4,
    }))
    const { carried, over, byQuadrant, full, wanted } = loadOf(items, random.integer(1, 100))
    expect(Object.values(byQuadrant).reduce((sum, hours) => sum + hours)).toBeCloseTo(carried, 6)
    expect(over).toBe(Math.max(0, carried - wanted))
    expect(full).toBeGreaterThanOrEqual(Math.max(carried, wanted, ...Object.values(byQuadrant)))
  },
)
