import { expect, test } from 'vitest'
import { percentOf } from './figures.rules.ts'

test('shares are whole percent, and of nothing there is none', () => {
  expect(percentOf(10, 11)).toBe(91)
  expect(percentOf(0, 3)).toBe(0)
  expect(percentOf(0, 0)).toBeNull()
})
