import { addDays, type Day, daysBetween } from '../../time/calendar.rules.ts'
import { dayIn, momentAt } from '../../time/zones.rules.ts'
import { MOST_SKIPPED, type TeamSchedule } from './schedules.table.ts'

export type Rhythm = Pick<
  TeamSchedule,
  'startsOn' | 'timeOfDay' | 'everyWeeks' | 'timeZone' | 'minutes' | 'skippedDays' | 'movedMeetings'
>

/** One meeting of a series. */
export interface Occurrence {
  /** The day on which it is its turn, by the calendar of the schedule's zone. It names the meeting, wherever that has been moved. */
  readonly day: Day
  /** Milliseconds since 1970. */
  readonly at: number
  readonly endsAt: number
  readonly isSkipped: boolean
  /** When it would begin if it had not been moved, in milliseconds; null if it has not. */
  readonly movedFrom: number | null
}

const MINUTE_MS = 60_000

/** By whose clock a team meets: that of its weekly meetings, or else of its others. UTC for a team without a fixed time. */
export function zoneOfSchedules(
  schedules: readonly Pick<TeamSchedule, 'meetingType' | 'timeZone'>[],
): string {
  const weekly = schedules.find(({ meetingType }) => meetingType === 'weekly')
  return (weekly ?? schedules[0])?.timeZone ?? 'UTC'
}

/** Whether the series has a meeting whose turn is on this day. */
export const isTurn = ({ startsOn, everyWeeks }: Rhythm, day: Day): boolean =>
  day >= startsOn && daysBetween(startsOn, day) % (7 * everyWeeks) === 0

export function occurrenceOn(rhythm: Rhythm, day: Day): Occurrence {
  const { timeOfDay, timeZone, minutes, skippedDays, movedMeetings } = rhythm
  const turn = momentAt(day, timeOfDay, timeZone)
  const moved = movedMeetings.find((one) => one.day === day)
  const at = moved ? momentAt(moved.toDay, moved.toTime, timeZone) : turn
  const endsAt = at + minutes * MINUTE_MS
  return { day, at, endsAt, isSkipped: skippedDays.includes(day), movedFrom: moved ? turn : null }
}

/** The next `count` meetings that are not over at `now` (milliseconds), those left out as well, in the order in which they are held. */
export function turnsFrom(rhythm: Rhythm, now: number, count: number): Occurrence[] {
  const step = 7 * rhythm.everyWeeks
  const moved = rhythm.movedMeetings.map(({ day }) => day)
  // A meeting may still be going on that began yesterday.
  const days = Math.max(0, daysBetween(rhythm.startsOn, dayIn(now, rhythm.timeZone)) - 1)
  const first = addDays(rhythm.startsOn, Math.ceil(days / step) * step)
  const regular = Array.from({ length: count + 1 + moved.length }, (_, place) => addDays(first, place * step))
  return [...new Set([...regular, ...moved])]
    .map((day) => occurrenceOn(rhythm, day))
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
}

/** The next `count` meetings that are held. */
export const meetingsFrom = (rhythm: Rhythm, now: number, count: number): Occurrence[] =>
  turnsFrom(rhythm, now, count + rhythm.skippedDays.length)
    .filter(({ isSkipped }) => !isSkipped)
    .slice(0, count)

/** The meeting of the series that is held and begins at this moment (milliseconds). */
export const meetingAt = (rhythm: Rhythm, moment: number): Occurrence | undefined =>
  near(rhythm, moment).find(({ at, isSkipped }) => at === moment && !isSkipped)

/** The meetings that may be going on at this moment (milliseconds), and those that were moved. */
export function near(rhythm: Rhythm, moment: number): Occurrence[] {
  const day = dayIn(moment, rhythm.timeZone)
  const turns = [-1, 0, 1].map((days) => addDays(day, days)).filter((one) => isTurn(rhythm, one))
  const moved = rhythm.movedMeetings.map((one) => one.day)
  return [...new Set([...turns, ...moved])].map((one) => occurrenceOn(rhythm, one))
}

/** The days left out that are still a meeting's turn. */
export const skipsWithin = (rhythm: Rhythm): Day[] => rhythm.skippedDays.filter((day) => isTurn(rhythm, day))

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
