import { describe, expect, test } from 'vitest'
import { countOnTrack, lastDayOfWeek, partOfDay } from './dashboard.rules.ts'
import { greeting } from './dashboard.text.ts'

describe('the greeting follows the clock', () => {
  test.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i: %s', (hour, words) => {
    expect(greeting(partOfDay(hour), undefined)).toBe(words)
    expect(greeting(partOfDay(hour), 'Lena')).toBe(`${words}, Lena`)
  })
})

describe('the week ends', () => {
  test.each([
    ['2026-11-16', 'monday', '2026-11-22'],
    ['2026-11-22', 'monday', '2026-11-22'],
    ['2026-11-16', 'sunday', '2026-11-21'],
    ['2026-11-21', 'sunday', '2026-11-21'],
    ['2026-11-22', 'sunday', '2026-11-28'],
  ] as const)('for %s, in weeks from %s, on %s', (today, start, end) => {
    expect(lastDayOfWeek(today, start)).toBe(end)
  })
})

test('a metric without a target or a value is neither on nor off track', () => {
  expect(countOnTrack(['on-track', 'ahead', 'behind', 'no-target', 'no-target'])).toEqual({
    onTrack: 2,
    ahead: 1,
    behind: 1,
    judged: 3,
  })
  expect(countOnTrack([])).toEqual({ onTrack: 0, ahead: 0, behind: 0, judged: 0 })
})
