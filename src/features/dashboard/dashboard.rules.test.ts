import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, endOfQuarter, startOfQuarter } from '../time/calendar.rules.ts'
import { countOnTrack, lastDayOfWeek, partOfDay, quarterElapsed, weekOfQuarter } from './dashboard.rules.ts'
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
    all: 5,
  })
  expect(countOnTrack([])).toEqual({ onTrack: 0, ahead: 0, behind: 0, judged: 0, all: 0 })
})

describe('the quarter', () => {
  test.each([
    ['2026-10-01', 'monday', { quarter: 3, week: 13, of: 13 }],
    ['2026-10-05', 'monday', { quarter: 4, week: 1, of: 13 }],
    ['2026-11-24', 'monday', { quarter: 4, week: 8, of: 13 }],
    ['2026-11-22', 'sunday', { quarter: 4, week: 8, of: 13 }],
    ['2026-12-31', 'monday', { quarter: 4, week: 13, of: 13 }],
    ['2024-07-01', 'monday', { quarter: 3, week: 1, of: 14 }],
  ] as const)('%s, in weeks from %s, is in week %o', (today, start, week) => {
    expect(weekOfQuarter(today, start)).toEqual(week)
  })

  test('is over by its last day and never goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = addDays('2024-01-01', days)
        const [first, last] = [startOfQuarter(today), endOfQuarter(today)]
        expect(quarterElapsed(last)).toBe(100)
        expect(quarterElapsed(first)).toBe(1)
        if (today !== last)
          expect(quarterElapsed(addDays(today, 1))).toBeGreaterThanOrEqual(quarterElapsed(today))
      }),
    )
  })
})
