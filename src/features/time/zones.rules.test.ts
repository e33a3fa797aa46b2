import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.rules.ts'
import { dayIn, isTimeZone, momentAt, timeIn } from './zones.rules.ts'

const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  ['2026-07-01', '09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
  ['2026-12-01', '09:30', 'Europe/Berlin', '2026-12-01T08:30:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-01-10', '09:30', 'Asia/Kolkata', '2026-01-10T04:00:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2011-12-30', '09:30', 'Pacific/Apia', '2011-12-30T19:30:00.000Z'],
  ['2026-06-01', '00:00', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
])('%s at %s in %s is %s', (day, time, zone, moment) => expect(iso(momentAt(day, time, zone))).toBe(moment))

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const day = fc.integer({ min: 0, max: 11_000 }).map((days) => addDays('2010-01-01', days))
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16))

test('in every zone the clock shows that time on that day, or later the same day when it is left out', () =>
  fc.assert(
    fc.property(zone, day, time, (where, date, wanted) => {
      const moment = momentAt(date, wanted, where)
      const shown = `${dayIn(moment, where)} ${timeIn(moment, where)}`
      if (shown === `${date} ${wanted}`) return
      // A time that was left out: a moment earlier, the clock shows one before it.
      expect(shown > `${date} ${wanted}`).toBe(true)
      const gap = Date.parse(`${shown.replace(' ', 'T')}:00Z`) - Date.parse(`${date}T${wanted}:00Z`)
      expect(`${dayIn(moment - gap, where)} ${timeIn(moment - gap, where)}` < `${date} ${wanted}`).toBe(true)
    }),
    { numRuns: 500 },
  ))

test('in every zone the same time a week later comes later', () =>
  fc.assert(
    fc.property(zone, day, time, (where, date, wanted) => {
      const step = momentAt(addDays(date, 7), wanted, where) - momentAt(date, wanted, where)
      // Islands have moved across the date line; elsewhere clocks change by two hours at most.
      expect(Math.abs(step - 7 * 86_400_000)).toBeLessThanOrEqual(24 * 3_600_000)
    }),
    { numRuns: 300 },
  ))

test('a zone has to be one', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true)
  expect(['', 'Europe/Atlantis', 'Berlin; drop table', ' '].some(isTimeZone)).toBe(false)
})

test('a zone that this machine does not know counts as UTC, so that no screen fails', () =>
  expect(iso(momentAt('2026-01-01', '12:00', 'Europe/Atlantis'))).toBe('2026-01-01T12:00:00.000Z'))
