import { expect, test } from 'vitest'
import { dayLabel, weekLabel } from './time.text.ts'

test('a day is labelled with its year only if it is not this year', () => {
  expect(dayLabel('2026-12-31', '2026-11-16')).toBe('Dec 31')
  expect(dayLabel('2027-03-01', '2026-11-16')).toBe('Mar 1, 2027')
})

test('a week is labelled with the day on which the reader’s weeks begin', () => {
  expect(weekLabel('2026-11-16', 'monday')).toBe('Nov 16')
  expect(weekLabel('2026-11-16', 'sunday')).toBe('Nov 15')
})
