import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isMonday } from '../../time/calendar.rules.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'
import {
  dueWeek,
  inWeekOrder,
  periodKey,
  periodOf,
  periodProblem,
  PERIODS,
  weeksOfPeriod,
} from './periods.rules.ts'

const finished = { weekStartDay: 'monday', showCurrentWeek: false } as const
const running = { weekStartDay: 'monday', showCurrentWeek: true } as const

test('thirteen weeks end with the last finished one, or with the current one if it is shown', () => {
  const weeks = weeksOfPeriod('last_13_weeks', '2026-11-18', finished)
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toBe('2026-11-09')
  expect(weeks.at(-1)).toBe('2026-08-17')
  expect(weeksOfPeriod('last_13_weeks', '2026-11-18', running)[0]).toBe('2026-11-16')
})

test('the quarter begins with the week of its first day', () => {
  expect(weeksOfPeriod('current_quarter', '2026-11-18', running)).toEqual([
    '2026-11-16',
    '2026-11-09',
    '2026-11-02',
    '2026-10-26',
    '2026-10-19',
    '2026-10-12',
    '2026-10-05',
    '2026-09-28',
  ])
})

test('in its first days a quarter shows the week of its first day, although that is not over', () => {
  expect(weeksOfPeriod('current_quarter', '2026-10-01', finished)).toEqual(['2026-09-28'])
  expect(weeksOfPeriod('current_quarter', '2026-10-05', finished)).toEqual(['2026-09-28'])
  expect(weeksOfPeriod('current_year', '2027-01-02', finished)).toEqual(['2026-12-28'])
})

test('where weeks begin on Sunday, a quarter that begins on one begins with that week', () => {
  const sundays = { weekStartDay: 'sunday', showCurrentWeek: false } as const
  expect(weeksOfPeriod('current_quarter', '2028-10-02', sundays)).toEqual(['2028-10-02'])
  expect(weeksOfPeriod('current_quarter', '2028-10-09', sundays)).toEqual(['2028-10-02'])
})

test('thirty days are the five or six weeks they touch', () => {
  expect(weeksOfPeriod('last_30_days', '2026-11-18', running).at(-1)).toBe('2026-10-19')
  expect(weeksOfPeriod('last_90_days', '2026-11-18', running).at(-1)).toBe('2026-08-17')
})

test('a year is the weeks that it touches', () => {
  const last = weeksOfPeriod('last_year', '2026-11-18', running)
  expect([last[0], last.at(-1)]).toEqual(['2025-12-29', '2024-12-30'])
  expect(weeksOfPeriod('current_year', '2026-11-18', running).at(-1)).toBe('2025-12-29')
  expect(weeksOfPeriod('last_365_days', '2026-11-18', running)).toHaveLength(53)
  expect(weeksOfPeriod('all_time', '2026-11-18', finished)).toHaveLength(260)
})

const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-03', days))
const settings = fc.record({
  weekStartDay: fc.constantFrom('monday' as const, 'sunday' as const),
  showCurrentWeek: fc.boolean(),
})

test('every period is a series of Mondays, newest first', () =>
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), someDay, settings, (period, today, own) => {
      const weeks = weeksOfPeriod(period, today, own)
      expect(weeks).not.toEqual([])
      expect(weeks.every(isMonday)).toBe(true)
      expect(weeks.slice(1).every((week, index) => daysBetween(week, weeks[index]!) === 7)).toBe(true)
    }),
  ))

test('the browser holds the first six periods completely', () =>
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS.slice(0, 6)), someDay, settings, (period, today, own) => {
      const weeks = weeksOfPeriod(period, today, own)
      // The server's day may be one behind the reader's.
      const oldest = weeks.at(-1)
      if (oldest) expect(daysBetween(oldest, today) + 1).toBeLessThanOrEqual(VALUES_LIVE_DAYS)
    }),
  ))

test('two days are the weeks that they touch, none of which has not begun', () => {
  const days = { from: '2026-10-14', to: '2026-10-26' }
  expect(weeksOfPeriod(days, '2026-11-18', finished)).toEqual(['2026-10-26', '2026-10-19', '2026-10-12'])
  expect(weeksOfPeriod({ from: '2026-11-12', to: '2027-03-01' }, '2026-11-18', finished)).toEqual([
    '2026-11-16',
    '2026-11-09',
  ])
})

test.each([
  ['2026-03-02', '2026-03-01', 'ends-before-start'],
  ['2026-03-02', '2026-03-02', null],
  ['2021-03-02', '2026-03-02', null],
  ['2021-03-02', '2026-03-03', 'too-long'],
  ['2026-11-19', '2026-11-30', 'in-the-future'],
  ['', '2026-11-30', 'no-days'],
  ['0001-01-01', '2026-11-30', 'no-days'],
  ['2026-01-01', '9999-12-31', 'no-days'],
])('from "%s" to "%s" is a custom period: %s', (from, to, problem) =>
  expect(periodProblem({ from, to }, '2026-11-18')).toBe(problem),
)

test('a period that was kept comes back, and what makes no sense is the default one', () => {
  const days = { from: '2026-10-14', to: '2026-10-26' }
  for (const period of ['all_time', days] as const)
    expect(periodOf(periodKey(period), '2026-11-18')).toEqual(period)
  for (const key of [null, '', 'custom:', 'custom:2026-10-14..2020-01-01', 'constructor'])
    expect(periodOf(key, '2026-11-18')).toBe('last_13_weeks')
})

test('the last finished week is due, or the current one where it is shown and highlighted', () => {
  const due = (showCurrentWeek: boolean, highlightCurrentWeek: boolean) =>
    dueWeek('2026-11-18', { weekStartDay: 'monday', showCurrentWeek, highlightCurrentWeek })
  expect([due(false, false), due(true, false), due(false, true)]).toEqual(Array(3).fill('2026-11-09'))
  expect(due(true, true)).toBe('2026-11-16')
})

test('weeks are read from either end', () => {
  const weeks = ['2026-11-16', '2026-11-09']
  const ends = { newest: weeks[0], oldest: weeks[1] }
  expect(inWeekOrder(weeks, 'newest_first')).toEqual({ shown: weeks, ...ends, step: -7 })
  expect(inWeekOrder(weeks, 'oldest_first')).toEqual({ shown: weeks.toReversed(), ...ends, step: 7 })
})
