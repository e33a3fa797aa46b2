import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, mondayOf, startOfQuarter } from '../time/calendar.rules.ts'
import { isTime, occasionsOn } from './occasions.rules.ts'

test.each([
  ['2026-11-23', 'a Monday', null, null],
  ['2026-11-24', 'the second day of a week', null, '2026-11-16'],
  ['2026-11-26', 'the last day on which a missing number is told late', null, '2026-11-16'],
  ['2026-11-27', 'too late for that', null, null],
  ['2026-11-15', 'the day before the half of a quarter of 92 days', null, null],
  ['2026-11-16', 'its half', '2026-10-01', null],
  ['2026-11-18', 'its half, told late', '2026-10-01', '2026-11-09'],
  ['2026-11-19', 'too late for that', null, '2026-11-09'],
  ['2026-02-15', 'the half of one of 90 days', '2026-01-01', null],
])('%s: %s', (today, _what, halfOf, weekOf) => {
  expect(occasionsOn(today)).toMatchObject({ today, halfOf, weekOf })
})

test('tasks are told of the day before and on the day, goals a week and a day before', () => {
  expect(occasionsOn('2026-12-31')).toMatchObject({
    tasksDue: ['2026-12-31', '2027-01-01'],
    goalsDue: ['2027-01-01', '2027-01-07'],
  })
})

test('nobody is told at night', () => {
  expect(['00:00', '06:59', '07:00', '23:59'].map(isTime)).toEqual([false, false, true, true])
})

const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('2000-01-01', offset))

test('whatever the day: the quarter is its own, and the week has ended', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { halfOf, weekOf } = occasionsOn(today)
      if (halfOf !== null) expect(halfOf).toBe(startOfQuarter(today))
      if (weekOf !== null) expect(daysBetween(weekOf, mondayOf(today))).toBe(7)
    }),
  )
})
