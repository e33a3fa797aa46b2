import { expect, test } from 'vitest'
import { clockText, durationText } from './timer.text.ts'

const MINUTE = 60_000

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [61_000, '1:01'],
  [59 * MINUTE + 59_999, '59:59'],
  [60 * MINUTE, '1:00:00'],
  [26 * 60 * MINUTE + 61_000, '26:01:01'],
])('%i ms read %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text)
})

test.each([
  [0, '0 min'],
  [29, '0 min'],
  [30, '1 min'],
  [59 * 60, '59 min'],
  [60 * 60, '1 h'],
  [90 * 60, '1 h 30 min'],
])('%i seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
