import { expect, test } from 'vitest'
import { dayLabel, weekLabel, weekSpan } from './time.text.ts'

test('a day is labelled with its year only if it is not this year', () => {
  expect(dayLabel('2026-12-31', '2026-11-16')).toBe('Dec 31')
  expect(dayLabel('2027-03-01', '2026-11-16')).toBe('Mar 1, 2027')
})

test('a week is labelled with the day on which the reader’s weeks begin', () => {
  expect(weekLabel('2026-11-16', 'monday')).toBe('Nov 16')
  expect(weekLabel('2026-11-16', 'sunday')).toBe('Nov 15')
})

test('a whole week names its month once, and its year where that is another', () => {
  expect(weekSpan('2026-11-09', 'monday')).toBe('Nov 9 to 15')
  expect(weekSpan('2026-11-09', 'sunday')).toBe('Nov 8 to 14')
  expect(weekSpan('2026-11-30', 'monday')).toBe('Nov 30 to Dec 6')
  expect(weekSpan('2025-11-10', 'monday', '2026-11-09')).toBe('Nov 10 to 16, 2025')
  expect(weekSpan('2025-12-29', 'monday', '2026-11-09')).toBe('Dec 29 to Jan 4')
})
