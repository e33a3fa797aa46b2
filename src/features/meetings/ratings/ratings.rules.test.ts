import { expect, test } from 'vitest'
import { averageRating, isHealthy } from './ratings.rules.ts'
import { ratingText } from './ratings.text.ts'

test.each([
  [[], null],
  [[8, 9], 8.5],
  [[10, 0, -3, Number.NaN, null, '7'], 10],
])('the average of %j is %s', (ratings, average) => {
  expect(averageRating(ratings)).toBe(average)
})

test.each([
  [8, true],
  [7.9, false],
])('%d is healthy: %s', (average, healthy) => {
  expect(isHealthy(average)).toBe(healthy)
})

test('an average is shown with one decimal', () => {
  expect(ratingText(26 / 3)).toBe('8.7')
})
