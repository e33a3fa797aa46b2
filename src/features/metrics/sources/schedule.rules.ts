import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { dayIn, momentAt, type TimeOfDay } from '../../time/zones.rules.ts'

export const EVERY = ['hour', 'day', 'week'] as const
export const COUNTS_FOR = ['current', 'finished'] as const

/** When a source runs. The day counts only of one that runs weekly, and 0 is Monday; of one that runs hourly, only the minutes of the time. */
export interface Schedule {
  every: (typeof EVERY)[number]
  weekday: number
  time: TimeOfDay
  timeZone: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The first scheduled time after a moment, both in milliseconds. */
export function nextRun({ every, weekday, time, timeZone }: Schedule, after: number): number {
  const today = dayIn(after, timeZone)
  if (every === 'hour') {
    const at = (momentAt(today, time, timeZone) % HOUR_MS) + after - (after % HOUR_MS)
    return at > after ? at : at + HOUR_MS
  }
  const step = every === 'day' ? 1 : 7
  const first = every === 'day' ? today : addDays(mondayOf(today), weekday)
  const times = [first, addDays(first, step), addDays(first, 2 * step)]
  return times.map((day) => momentAt(day, time, timeZone)).find((at) => at > after)!
}

/** The week that a value counts for. One that was found later than on its day counts for the moment at which it was found. */
export function weekFor(
  counts: (typeof COUNTS_FOR)[number],
  { timeZone }: Pick<Schedule, 'timeZone'>,
  { scheduled, now }: { scheduled: number; now: number },
): Day {
  const week = mondayOf(dayIn(now - scheduled < DAY_MS ? scheduled : now, timeZone))
  return counts === 'current' ? week : addDays(week, -7)
}

const PAUSES = [1, 5, 15, 60].map((minutes) => minutes * 60_000)

/** A source is stopped after so many scheduled times in a row, and so long. */
const STOPPED_AFTER = { times: 5, milliseconds: 3 * DAY_MS }

/** How far a source is, in milliseconds: `nextAt` is a scheduled time, `tryAt` later than that after a failed attempt. */
export interface Progress {
  nextAt: number
  tryAt: number
  attempts: number
  failures: number
  failingSince: number | null
}

/** How a source goes on after an attempt. What was missed is not made up for: only the latest number counts. */
export function afterAttempt(
  before: Progress,
  schedule: Schedule,
  { worked, now }: { worked: boolean; now: number },
): Progress & { stops: boolean } {
  const nextAt = nextRun(schedule, Math.max(now, before.nextAt))
  if (worked) return { nextAt, tryAt: nextAt, attempts: 0, failures: 0, failingSince: null, stops: false }
  const failingSince = before.failingSince ?? now
  const again = now + (PAUSES[before.attempts] ?? Infinity)
  if (again < nextAt)
    return { ...before, tryAt: again, attempts: before.attempts + 1, failingSince, stops: false }
  const failures = before.failures + 1
  const stops = failures >= STOPPED_AFTER.times && now - failingSince >= STOPPED_AFTER.milliseconds
  return { nextAt, tryAt: nextAt, attempts: 0, failures, failingSince, stops }
}
