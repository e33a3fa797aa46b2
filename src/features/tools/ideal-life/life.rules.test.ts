import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { hoursAYear, LIFE_PARTS, lifeScores, pointOf, shapeOf } from './life.rules.ts'

test.each([
  [0, 10, 0, -100],
  [0, 5, 0, -50],
  [0, 0, 0, 0],
  [1, 10, 95.106, -30.902],
  [4, 10, -95.106, -30.902],
])('on axis %d a score of %d stands at %d, %d', (place, score, x, y) => {
  const point = pointOf(place, score, 100)
  expect(point.x).toBeCloseTo(x, 2)
  expect(point.y).toBeCloseTo(y, 2)
})

test.each([
  [220, 8, 1760],
  [0, 8, 0],
  [undefined, 8, null],
  [220, undefined, null],
])('%s days of %s hours are %s hours a year', (days, hours, year) => {
  expect(hoursAYear(days, hours)).toBe(year)
})

test.each(seeds(30))(
  'seed %d: each corner is as far from the middle as its score, and none beyond the edge',
  (seed) => {
    const random = chance(seed)
    const items = LIFE_PARTS.filter(() => random.integer(0, 3) > 0).map((section) => ({
      section,
      score: random.integer(1, 10),
    }))
    const scores = lifeScores(items)
    for (const [place, { x, y }] of shapeOf(scores, 50).entries())
      expect(Math.hypot(x, y)).toBeCloseTo((scores[LIFE_PARTS[place]!] ?? 0) * 5, 6)
  },
)
