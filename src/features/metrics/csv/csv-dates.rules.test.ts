import { describe, expect, test } from 'vitest'
import { dateOrderOf, weekNamed } from './csv-dates.rules.ts'

const MONDAYS = { today: '2026-11-18', weekStartDay: 'monday' } as const
const SUNDAYS = { ...MONDAYS, weekStartDay: 'sunday' } as const

describe('the week of a date', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026/11/18', '2026-11-16'],
    ['2026-11-18T09:30:00Z', '2026-11-16'],
    ['11/18/2026', '2026-11-16'],
    ['18.11.2026', '2026-11-16'],
    ['18.11.26', '2026-11-16'],
    ['Nov 18, 2026', '2026-11-16'],
    ['18 November 2026', '2026-11-16'],
    ['18-Nov-2026', '2026-11-16'],
    ['2026-W47', '2026-11-16'],
    ['2026-W01', '2025-12-29'],
    ['Nov 9', '2026-11-09'],
    ['Nov 20', '2026-11-16'],
    ['Dec 7', '2025-12-01'],
  ])('%s', (text, week) => {
    expect(weekNamed(text, 'month-first', MONDAYS)).toBe(week)
  })

  test('with the day first', () => {
    expect(weekNamed('3/4/2026', 'day-first', MONDAYS)).toBe('2026-03-30')
    expect(weekNamed('3/4/2026', 'month-first', MONDAYS)).toBe('2026-03-02')
  })

  test.each([
    ['11/21/2026', '2026-11-16'],
    ['11/22/2026', '2026-11-23'],
    ['11/28/2026', '2026-11-23'],
    ['Nov 22', '2026-11-23'],
    // An export names Mondays, and a number is that of the week of a Monday.
    ['2026-11-16', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-W47', '2026-11-16'],
  ])('%s where weeks begin on Sunday', (text, week) => {
    expect(weekNamed(text, 'month-first', SUNDAYS)).toBe(week)
  })

  test('by number, of a year that has 53', () => {
    expect(weekNamed('2026-W53', 'month-first', MONDAYS)).toBe('2026-12-28')
    expect(weekNamed('2025-W53', 'month-first', MONDAYS)).toBeNull()
  })

  test.each(['', 'soon', '31/31/2026', '2026-02-30', '2026-13-01', '2026-W54', 'Foo 3', '12', '1899-01-01'])(
    'none in “%s”',
    (text) => {
      expect(weekNamed(text, 'month-first', MONDAYS)).toBeNull()
    },
  )
})

test('the order of dates is that of the first that has only one', () => {
  expect(dateOrderOf(['3/4/2026', '25/4/2026'])).toBe('day-first')
  expect(dateOrderOf(['3/4/2026', '4/25/2026'])).toBe('month-first')
  expect(dateOrderOf(['25.4.2026', '3/4/2026'])).toBe('month-first')
})
