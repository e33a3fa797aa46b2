import { expect, test } from 'vitest'
import { percentile } from './percentiles.rules.ts'

test('a percentile is one of the values, whatever their order', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect([0, 50, 95, 100].map((percent) => percentile(twenty, percent))).toEqual([1, 10, 19, 20])
  expect([50, 95].map((percent) => percentile([7], percent))).toEqual([7, 7])
})
