import { expect, test } from 'vitest'
import { isReviewed, percentOf } from './figures.rules.ts'

test.each([
  ['2026-11-24', true],
  ['2026-11-18', true],
  ['2026-11-17', false],
  ['2026-11-25', false],
])('on Nov 24 a review asks for a task due on %s: %s', (dueDate, expected) => {
  expect(isReviewed({ dueDate }, '2026-11-24')).toBe(expected)
})

test('shares are whole percent, and of nothing there is none', () => {
  expect(percentOf(10, 11)).toBe(91)
  expect(percentOf(0, 3)).toBe(0)
  expect(percentOf(0, 0)).toBeNull()
})
