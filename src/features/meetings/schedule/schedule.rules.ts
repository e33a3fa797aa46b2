import { addDays, type Day, daysBetween, isPlausible } from '../../time/calendar.rules.ts'
import { dayIn, momentAt } from '../../time/zones.rules.ts'
import { MOST_SKIPPED, type TeamSchedule } from './schedules.table.ts'

type Rhythm = Pick<
  TeamSchedule,
  'startsOn' | 'timeOfDay' | 'everyWeeks' | 'timeZone' | 'minutes' | 'skippedDays'
>

/** One meeting of a series. */
export interface Occurrence {
  /** By the calendar of the schedule's zone. */
  readonly day: Day
  /** Milliseconds since 1970. */
  readonly at: number
  readonly endsAt: number
  readonly isSkipped: boolean
}

const MINUTE_MS = 60_000

const isTurn = ({ startsOn, everyWeeks }: Rhythm, day: Day): boolean =>
  day >= startsOn && daysBetween(startsOn, day) % (7 * everyWeeks) === 0

export function occurrenceOn(rhythm: Rhythm, day: Day): Occurrence {
  const at = momentAt(day, rhythm.timeOfDay, rhythm.timeZone)
  return { day, at, endsAt: at + rhythm.minutes * MINUTE_MS, isSkipped: rhythm.skippedDays.includes(day) }
}

/** The next `count` meetings that are not over at `now` (milliseconds), those left out as well. */
export function turnsFrom(rhythm: Rhythm, now: number, count: number): Occurrence[] {
  const step = 7 * rhythm.everyWeeks
  // A meeting may still be going on that began yesterday.
  const days = Math.max(0, daysBetween(rhythm.startsOn, dayIn(now, rhythm.timeZone)) - 1)
  const first = addDays(rhythm.startsOn, Math.ceil(days / step) * step)
  return Array.from({ length: count + 1 }, (_, place) => addDays(first, place * step))
    .map((day) => occurrenceOn(rhythm, day))
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, count)
}

/** The next `count` meetings that are held. */
export const meetingsFrom = (rhythm: Rhythm, now: number, count: number): Occurrence[] =>
  turnsFrom(rhythm, now, count + rhythm.skippedDays.length)
    .filter(({ isSkipped }) => !isSkipped)
    .slice(0, count)

/** Whether a meeting of the series begins at this moment (milliseconds). */
export function isMeetingAt(rhythm: Rhythm, moment: number): boolean {
  const day = dayIn(moment, rhythm.timeZone)
  const { at, isSkipped } = occurrenceOn(rhythm, day)
  return isTurn(rhythm, day) && at === moment && !isSkipped
}

/** The days left out that are still a meeting's turn. */
export const skipsWithin = (rhythm: Rhythm): Day[] => rhythm.skippedDays.filter((day) => isTurn(rhythm, day))

/** Why a series can't begin on this day; null if it can. */
export const startProblem = (startsOn: Day) => (isPlausible(startsOn) ? null : 'schedule/implausible-day')

/** Why this meeting can't be left out; null if it can. `now` is in milliseconds. */
export function skipProblem(rhythm: Rhythm, day: Day, now: number) {
  if (!isTurn(rhythm, day)) return 'schedule/no-meeting-then'
  return comingSkips(rhythm, now).length >= MOST_SKIPPED ? 'schedule/too-many-skipped' : null
}

/** The days left out that still lie ahead: the others need not be remembered. */
export const comingSkips = (rhythm: Rhythm, now: number): Day[] =>
  rhythm.skippedDays.filter((day) => occurrenceOn(rhythm, day).endsAt > now)

/** The minute (ISO 8601) of a moment (milliseconds), so that what is asked for it changes no more often. */
export const minuteOf = (moment: number): string =>
  new Date(Math.floor(moment / MINUTE_MS) * MINUTE_MS).toISOString()
