import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { systemActor } from '../../../sync/actor.ts'
import { timeIn } from '../../time/zones.rules.ts'
import { valueOf } from '../metrics-harness.ts'
import { isByHand } from './fill.rules.ts'
import { afterAttempt, nextRun, type Progress, type Schedule, weekFor } from './schedule.rules.ts'
import { maskedUrl, settled } from './settings.rules.ts'

const HOUR = 3_600_000
const daily: Schedule = { every: 'day', weekday: 0, time: '09:00', timeZone: 'Europe/Berlin' }
const at = (moment: string) => Date.parse(moment)

describe('a schedule', () => {
  test('names a time that comes, at the clock’s time and no more than its step away', () => {
    const schedules = fc.record({
      every: fc.constantFrom('hour', 'day', 'week'),
      weekday: fc.integer({ min: 0, max: 6 }),
      time: fc.constantFrom('00:00', '02:30', '09:15', '23:59'),
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
    })
    const moments = fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') })
    fc.assert(
      fc.property(schedules as fc.Arbitrary<Schedule>, moments, (schedule, after) => {
        const next = nextRun(schedule, after)
        const step = { hour: 1, day: 24, week: 7 * 24 }[schedule.every]
        expect(next).toBeGreaterThan(after)
        // Clocks that go back make a day an hour longer.
        expect(next - after).toBeLessThanOrEqual((step + 2) * HOUR)
        expect(nextRun(schedule, next)).toBeGreaterThan(next)
        if (schedule.every !== 'hour' && schedule.time !== '02:30')
          expect(timeIn(next, schedule.timeZone)).toBe(schedule.time)
      }),
      { numRuns: 200 },
    )
  })

  test('names the week by its own clock, and by the moment if it was found much later', () => {
    const sunday = at('2026-11-22T23:30:00Z')
    expect(weekFor('current', { timeZone: 'UTC' }, { scheduled: sunday, now: sunday })).toBe('2026-11-16')
    expect(weekFor('current', daily, { scheduled: sunday, now: sunday })).toBe('2026-11-23')
    expect(weekFor('finished', daily, { scheduled: sunday, now: sunday })).toBe('2026-11-16')
    expect(weekFor('current', daily, { scheduled: sunday, now: sunday + 8 * 24 * HOUR })).toBe('2026-11-30')
  })

  test('is tried again, then waits for the next time, and is stopped after days of that', () => {
    const start = at('2026-11-16T08:00:00Z')
    let progress: Progress = { nextAt: start, tryAt: start, attempts: 0, failures: 0, failingSince: null }
    const tries: number[] = []
    for (let stopped = false; !stopped;) {
      tries.push(progress.tryAt)
      const { stops, ...after } = afterAttempt(progress, daily, { worked: false, now: progress.tryAt })
      expect(after.tryAt).toBeGreaterThan(progress.tryAt)
      progress = after
      stopped = stops
    }
    expect(tries).toHaveLength(25)
    const mended = afterAttempt(progress, daily, { worked: true, now: progress.tryAt })
    expect(mended).toMatchObject({ failures: 0, failingSince: null, stops: false })
  })
})

describe('what stands in a week', () => {
  const state = (value: number | null, updatedBy: string) => ({
    ...valueOf({ value, updatedBy }),
    earlier: [],
  })
  const { id: server } = systemActor
  test.each([
    ['nothing', [], false],
    ['a program’s number', [state(5, server)], false],
    ['somebody’s number', [state(7, 'lena'), state(5, server)], true],
    ['a program’s number under somebody’s note', [state(5, 'lena'), state(5, server)], false],
    [
      'somebody’s number under a program’s mark',
      [state(7, server), state(7, 'lena'), state(5, server)],
      true,
    ],
    ['a week that somebody cleared', [state(null, 'lena'), state(5, server)], false],
  ])('%s', (_what, [now, ...earlier], expected) => {
    expect(isByHand(now && { ...now, earlier })).toBe(expected)
  })
})

describe('the address of a source', () => {
  const before = {
    method: 'GET' as const,
    url: 'https://api.example/v1/abcdefghijklmnopqrstuvwxyz/sum?key=secret&of=week',
    headers: [{ name: 'X-Key', value: 'hush' }],
    body: null,
    path: '$',
  }
  test('is shown without its secrets, and keeps them if it is left as it was shown', () => {
    const shown = maskedUrl(before.url)
    expect(shown).toBe('https://api.example/v1/…/sum?key=…&of=…')
    expect(settled({ ...before, url: shown, headers: [{ name: 'x-key' }] }, before)).toEqual({
      ...before,
      headers: [{ name: 'x-key', value: 'hush' }],
    })
  })
  test.each(['https://evil.example/', 'http://api.example/', 'https://api.example:8443/', 'nonsense'])(
    'does not take secrets along to %s',
    (url) => expect(settled({ ...before, url, headers: [{ name: 'X-Key' }] }, before)).toBeNull(),
  )
})
