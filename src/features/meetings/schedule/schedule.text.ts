import { LOCALE } from '../../../language/locale.text.ts'
import { type Day, dayOf, daysBetween } from '../../time/calendar.rules.ts'
import type { TimeOfDay } from '../../time/zones.rules.ts'
import type { MeetingType } from '../meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../meetings.text.ts'
import { durationText } from '../timer/timer.text.ts'
import type { TeamSchedule } from './schedules.table.ts'

const weekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
const clockFormat = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const weekdayOf = (day: Day): string => weekdayFormat.format(Date.parse(`${day}T00:00:00Z`))
const clockOf = (time: TimeOfDay): string => clockFormat.format(Date.parse(`1970-01-01T${time}:00Z`))
/** The city of a zone, such as New York. */
const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** What is wrong with what was entered. */
export const NO_TIME = 'Enter a time such as 09:30.'
export const NO_ZONE = 'Choose a time zone from the list.'

export const MEETING_TIME = 'Meeting time'
export const SET_TIME = 'Set a time'
export const CHANGE_TIME = 'Change time'
export const timeTitle = (teamName: string, meetingType: MeetingType): string =>
  `Meeting time: ${teamName}, ${MEETING_TYPE_LABELS[meetingType]}`
export const TIME_SAVED = 'Meeting time saved'
export const NO_FIXED_TIME = 'No fixed meeting time'
export const REMOVE_TIME = 'No fixed time'
export const TIME_REMOVED = 'Meeting time removed'
export const FIRST_MEETING = 'First meeting'
export const TIME = 'Time'
export const LENGTH = 'Length'
export const MINUTES = 'min'
export const REPEATS = 'Repeats'
export const TIME_ZONE = 'Time zone'
export const LATER_ON =
  'The others follow on the same day of the week, at this time in this zone, also when clocks change.'

export const everyText = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`)

/** Such as "Tuesdays at 9:30 AM, every week, 1 h 30 min"; with the place of its zone for a reader in another one. */
export function rhythmText(schedule: TeamSchedule, readersZone: string): string {
  const { startsOn, timeOfDay, timeZone, everyWeeks, minutes } = schedule
  const there = timeZone === readersZone ? '' : ` (${placeOf(timeZone)} time)`
  return `${weekdayOf(startsOn)}s at ${clockOf(timeOfDay)}${there}, ${everyText(everyWeeks)}, ${durationText(minutes * 60)}`
}

const whenFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A coming moment such as "Mon, Nov 23, 9:30 AM", by the reader's calendar and clock. */
export const whenText = (at: number): string => whenFormat.format(at)

const HOUR_MS = 3_600_000

/** How long it is until a meeting, such as "in 3 hours", or that it is time. Both in milliseconds. */
export function untilText(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / 60_000)
  if (minutes <= 0) return 'now'
  if (minutes < 60) return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`
  const days = daysBetween(dayOf(now), dayOf(at))
  if (days > 1) return `in ${days} days`
  const hours = Math.round((at - now) / HOUR_MS)
  return hours === 1 ? 'in 1 hour' : `in ${hours} hours`
}

export const SKIP = 'Skip'
export const SKIPPED = 'Skipped'
export const PUT_BACK = 'Put it back'
export const meetingSkipped = (at: number): string => `${whenText(at)} is skipped`
export const skipOf = (at: number): string => `Skip ${whenText(at)}`
export const putBackOf = (at: number): string => `Put back ${whenText(at)}`

export const MOVE_MEETING = 'Move this meeting'
export const MOVE = 'Move'
export const MOVE_BACK = 'Back to its usual time'
export const NEW_DAY = 'Day'
export const moveOf = (at: number): string => `${MOVE_MEETING}: ${whenText(at)}`
export const meetingMoved = (from: number): string => `The meeting of ${whenText(from)} is moved`
export const movedFromText = (from: number): string => `Moved from ${whenText(from)}`

/** What moving a meeting does, with the place of its zone for a reader in another one. */
export function moveExplained({ timeZone }: TeamSchedule, at: number, readersZone: string): string {
  const there = timeZone === readersZone ? '' : ` Day and time are in ${placeOf(timeZone)} time.`
  return `Only the meeting of ${whenText(at)} moves, the others stay where they are.${there}`
}

export const meetingsOf = (teamName: string): string => `Meetings of ${teamName}`
export const agendaOfType = (meetingType: MeetingType): string =>
  `${MEETING_TYPE_LABELS[meetingType]}: agenda`
export const timeOfType = (meetingType: MeetingType): string => `${MEETING_TYPE_LABELS[meetingType]}: time`
