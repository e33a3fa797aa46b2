import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isMonday } from '../../time/calendar.rules.ts'
import { dayByKey, dayOfAddress, daysShown, PERIODS, stepped } from './calendar-days.rules.ts'

const anyDay = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays('2000-01-01', days))
const start = fc.constantFrom('monday' as const, 'sunday' as const)
const period = fc.constantFrom(...PERIODS)

describe('the days of a period', () => {
  test.each([
    ['month', '2026-11-22', 'monday', '2026-10-26', '2026-12-06'],
    ['month', '2026-11-22', 'sunday', '2026-11-01', '2026-12-05'],
    ['month', '2027-02-10', 'monday', '2027-02-01', '2027-02-28'],
    ['week', '2026-11-22', 'monday', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-22', 'sunday', '2026-11-22', '2026-11-28'],
  ] as const)('%s around %s, weeks from %s: %s to %s', (of, day, from, first, last) => {
    const days = daysShown(of, day, from)
    expect([days[0], days.at(-1)]).toEqual([first, last])
  })

  test('they are whole weeks one after the other, with the day and its whole month or week in them', () => {
    fc.assert(
      fc.property(period, anyDay, start, (of, day, from) => {
        const days = daysShown(of, day, from)
        expect(days.length % 7).toBe(0)
        expect(days).toEqual(days.map((_, index) => addDays(days[0]!, index)))
        expect(isMonday(from === 'monday' ? days[0]! : addDays(days[0]!, 1))).toBe(true)
        expect(days).toContain(day)
        if (of === 'week') expect(days).toHaveLength(7)
        else for (const date of [1, 31]) expect(days).toContain(addMonths(day, 0, date))
      }),
    )
  })
})

test('a step of a month ends in the month beside, whatever its length', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const month = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
      expect(month(stepped('month', day, 1))).toBe(month(day) + 1)
      expect(daysBetween(day, stepped('week', day, -1))).toBe(-7)
    }),
  )
})

test.each([
  ['ArrowLeft', '2026-11-21'],
  ['ArrowDown', '2026-11-29'],
  ['PageUp', '2026-10-22'],
  ['Enter', undefined],
])('%s leads to %s', (key, day) => {
  expect(dayByKey('2026-11-22', key, 'month')).toBe(day)
})

test.each([
  ['2026-12-24', '2026-12-24'],
  [undefined, '2026-11-22'],
  ['soon', '2026-11-22'],
  ['0001-01-01', '2026-11-22'],
  ['2026-99-99', '2026-11-22'],
])('the address %s shows %s', (given, shown) => {
  expect(dayOfAddress(given, '2026-11-22')).toBe(shown)
})
