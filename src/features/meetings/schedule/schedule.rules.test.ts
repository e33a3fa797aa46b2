import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../time/calendar.rules.ts'
import { dayIn, timeIn } from '../../time/zones.rules.ts'
import {
  meetingAt,
  meetingsFrom,
  occurrenceOn,
  skipProblem,
  skipsWithin,
  turnsFrom,
} from './schedule.rules.ts'

const weekly = {
  startsOn: '2026-10-20',
  timeOfDay: '09:30',
  minutes: 90,
  everyWeeks: 1,
  timeZone: 'Europe/Berlin',
  skippedDays: [],
  movedMeetings: [],
}
const ms = (moment: string) => Date.parse(moment)
const daysOf = (found: readonly { day: string }[]) => found.map(({ day }) => day)

test('a meeting keeps its time on the wall when clocks change', () => {
  const next = meetingsFrom(weekly, ms('2026-10-19T00:00:00Z'), 2)
  expect(next.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-10-20T07:30:00.000Z',
    '2026-10-27T08:30:00.000Z',
  ])
})

test('the meeting that is going on counts as the next one until its time is over', () => {
  const nextAt = (moment: string) => meetingsFrom(weekly, ms(moment), 1)[0]?.day
  expect(nextAt('2026-10-27T09:59:59Z')).toBe('2026-10-27')
  expect(nextAt('2026-10-27T10:00:00Z')).toBe('2026-11-03')
})

test('a meeting that goes on past midnight is still the present one', () => {
  const late = { ...weekly, timeOfDay: '23:30' }
  expect(meetingsFrom(late, ms('2026-10-27T23:45:00Z'), 1)[0]?.day).toBe('2026-10-27')
})

test('every second week, and not the one left out', () => {
  const rare = { ...weekly, everyWeeks: 2, skippedDays: ['2026-11-03'] }
  expect(daysOf(meetingsFrom(rare, ms('2026-10-19T00:00:00Z'), 3))).toEqual([
    '2026-10-20',
    '2026-11-17',
    '2026-12-01',
  ])
  expect(daysOf(turnsFrom(rare, ms('2026-10-19T00:00:00Z'), 2))).toEqual(['2026-10-20', '2026-11-03'])
})

test('before it begins, the first meeting is the next one', () =>
  expect(meetingsFrom(weekly, ms('2020-01-01T00:00:00Z'), 1)[0]?.day).toBe('2026-10-20'))

test('only days of the series can be left out, and not endlessly many', () => {
  const now = ms('2026-10-19T00:00:00Z')
  expect(skipProblem(weekly, '2026-10-27', now)).toBeNull()
  expect(skipProblem(weekly, '2026-10-28', now)).toBe('schedule/no-meeting-then')
  expect(skipProblem(weekly, '2026-10-13', now)).toBe('schedule/no-meeting-then')
  const skippedDays = Array.from({ length: 20 }, (_, week) => addDays('2026-10-20', 7 * week))
  expect(skipProblem({ ...weekly, skippedDays }, '2027-10-19', now)).toBe('schedule/too-many-skipped')
  expect(skipProblem({ ...weekly, skippedDays }, '2027-10-19', ms('2026-10-21T00:00:00Z'))).toBeNull()
})

test('after a change of rhythm only those left out that still have their turn stay so', () =>
  expect(skipsWithin({ ...weekly, everyWeeks: 2, skippedDays: ['2026-10-27', '2026-11-03'] })).toEqual([
    '2026-11-03',
  ]))

const day = fc.integer({ min: 0, max: 7_000 }).map((days) => addDays('2020-01-01', days))
const rhythm = fc.record({
  startsOn: day,
  timeOfDay: fc
    .integer({ min: 0, max: 95 })
    .map((quarters) => new Date(quarters * 900_000).toISOString().slice(11, 16)),
  minutes: fc.integer({ min: 5, max: 720 }),
  everyWeeks: fc.integer({ min: 1, max: 26 }),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  skippedDays: fc.constant([] as string[]),
  movedMeetings: fc.constant([]),
})

test('in every zone, meetings follow each other on the same day of the week, at the same time on the wall', () =>
  fc.assert(
    fc.property(rhythm, day, (one, from) => {
      const now = ms(`${from}T12:00:00Z`)
      const found = meetingsFrom(one, now, 4)
      expect(found).toHaveLength(4)
      for (const [place, { day: on, at, endsAt }] of found.entries()) {
        expect(endsAt).toBeGreaterThan(now)
        expect(endsAt - at).toBe(one.minutes * 60_000)
        expect(daysBetween(one.startsOn, on) % (7 * one.everyWeeks)).toBe(0)
        if (place > 0) expect(daysBetween(found[place - 1]!.day, on)).toBe(7 * one.everyWeeks)
        const shown = `${dayIn(at, one.timeZone)} ${timeIn(at, one.timeZone)}`
        // Only a time that is left out when clocks go forward is shown later.
        if (shown !== `${on} ${one.timeOfDay}`) expect(shown > `${on} ${one.timeOfDay}`).toBe(true)
        else expect(meetingAt(one, at)?.day).toBe(on)
        expect(meetingAt(one, at + 60_000)).toBeUndefined()
      }
    }),
    { numRuns: 300 },
  ))

test('none is passed over: the meeting before the next one is over', () =>
  fc.assert(
    fc.property(rhythm, day, (one, from) => {
      const now = ms(`${from}T12:00:00Z`)
      const [next] = meetingsFrom(one, now, 1)
      const before = addDays(next!.day, -7 * one.everyWeeks)
      if (before >= one.startsOn) expect(occurrenceOn(one, before).endsAt).toBeLessThanOrEqual(now)
    }),
    { numRuns: 300 },
  ))
