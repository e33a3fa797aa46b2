import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfQuarter,
  isMonday,
  mondayOf,
  startOfQuarter,
  utcDayOf,
  weekOf,
  weeksBack,
  weeksFrom,
} from './calendar.rules.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('weeks', () => {
  test.each([
    ['2026-11-16', '2026-11-16', 'a Monday itself'],
    ['2026-11-22', '2026-11-16', 'a Sunday belongs to the Monday before'],
    ['2027-01-01', '2026-12-28', 'across the new year'],
    ['2024-02-29', '2024-02-26', 'in a leap year'],
    ['1969-12-31', '1969-12-29', 'before 1970'],
  ])('the Monday of %s is %s: %s', (given, monday) => expect(mondayOf(given)).toBe(monday))

  test('the Monday is on or before the day, at most six days away, and a Monday by UTC', () =>
    fc.assert(
      fc.property(day, (given) => {
        const monday = mondayOf(given)
        expect(daysBetween(monday, given)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(monday, given)).toBeLessThan(7)
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(isMonday(monday)).toBe(true)
      }),
    ))

  test('where weeks begin on Sunday, a Sunday belongs to the coming week', () => {
    expect(weekOf('2026-11-15', 'monday')).toBe('2026-11-09')
    expect(weekOf('2026-11-15', 'sunday')).toBe('2026-11-16')
  })

  test('a day lies within seven days of the first day of its week', () =>
    fc.assert(
      fc.property(day, fc.constantFrom('monday' as const, 'sunday' as const), (given, start) => {
        const first = addDays(weekOf(given, start), start === 'sunday' ? -1 : 0)
        expect(daysBetween(first, given)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(first, given)).toBeLessThan(7)
      }),
    ))

  test('weeks counted back come newest first, seven days apart, none missing', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 300 }), (given, count) => {
        const weeks = weeksBack(mondayOf(given), count)
        expect(weeks).toHaveLength(count)
        expect(weeks.every(isMonday)).toBe(true)
        expect(weeks.slice(1).every((week, index) => daysBetween(week, weeks[index]!) === 7)).toBe(true)
        expect(weeksFrom(weeks.at(-1)!, weeks[0]!)).toEqual(weeks)
      }),
    ))

  test('there are no weeks if the first is later than the last', () =>
    expect(weeksFrom('2026-11-16', '2026-11-09')).toEqual([]))
})

describe('quarters', () => {
  test.each([
    ['2026-01-01', '2026-01-01', '2026-03-31'],
    ['2026-05-17', '2026-04-01', '2026-06-30'],
    ['2026-09-30', '2026-07-01', '2026-09-30'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
  ])('%s is in the quarter from %s to %s', (given, start, end) => {
    expect(startOfQuarter(given)).toBe(start)
    expect(endOfQuarter(given)).toBe(end)
  })

  test('every day is in its quarter, and the next quarter begins the day after', () =>
    fc.assert(
      fc.property(day, (given) => {
        expect(startOfQuarter(given) <= given && given <= endOfQuarter(given)).toBe(true)
        expect(startOfQuarter(addDays(endOfQuarter(given), 1))).toBe(addDays(endOfQuarter(given), 1))
      }),
    ))
})

describe('days', () => {
  test('adding and subtracting days are opposites, across months, years and daylight saving', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (given, days) => {
        expect(addDays(addDays(given, days), -days)).toBe(given)
        expect(daysBetween(given, addDays(given, days))).toBe(days)
      }),
    ))

  test.each([
    ['2026-01-31', 1, undefined, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2028-01-31', 1, undefined, '2028-02-29'],
    ['2026-12-15', 1, undefined, '2027-01-15'],
    ['2026-03-31', -1, undefined, '2026-02-28'],
    ['2026-11-26', 14, 1, '2028-01-01'],
  ])('%s and %i months, on day %s, is %s', (given, months, date, expected) => {
    expect(addMonths(given, months, date)).toBe(expected)
  })

  test('the day of a moment is that of the local calendar', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 0, max: 365 }), (year, offset) => {
        const late = new Date(year, 0, 1 + offset, 23, 59, 59, 999)
        const early = new Date(year, 0, 1 + offset, 3)
        expect(dayOf(late.getTime())).toBe(dayOf(early.toISOString()))
        expect(dayOf(late.getTime())).toBe(addDays(`${year}-01-01`, offset))
      }),
    ))

  test('the day in UTC is the same in every time zone', () =>
    expect(utcDayOf('2026-11-16T23:59:59.999Z')).toBe('2026-11-16'))
})
