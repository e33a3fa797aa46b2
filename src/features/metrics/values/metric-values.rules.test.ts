import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/calendar.rules.ts'
import { isEnterableWeek, metricValueId } from './metric-values.rules.ts'

describe('the id of a value', () => {
  const id = fc.uuid({ version: 7 })
  const week = fc.integer({ min: 0, max: 4_000 }).map((weeks) => addDays('2000-01-03', 7 * weeks))

  test('is a UUID, the same for the same cell and different for every other week', () =>
    fc.assert(
      fc.property(id, week, week, (metricId, one, other) => {
        expect(metricValueId(metricId, one)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/,
        )
        expect(metricValueId(metricId, one) === metricValueId(metricId, other)).toBe(one === other)
      }),
    ))
})

describe('whether a week can be entered', () => {
  test.each([
    ['2026-11-16', '2026-11-16T00:00:00.000Z', true, 'once it has begun'],
    ['2026-11-16', '2026-11-14T00:00:00.000Z', true, 'from Saturday on by UTC, when it is Sunday somewhere'],
    ['2026-11-16', '2026-11-13T23:59:59.999Z', false, 'not before that'],
    ['2026-11-17', '2026-11-20T00:00:00.000Z', false, 'not by another day than its Monday'],
    ['1999-12-27', '2026-11-20T00:00:00.000Z', false, 'not before the year 2000'],
  ])('%s at %s: %s, %s', (week, now, enterable) => expect(isEnterableWeek(week, now)).toBe(enterable))
})
