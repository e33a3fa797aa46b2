import { LOCALE } from '../../../language/locale.text.ts'
import { type Day, dayOf, daysBetween } from '../../time/calendar.rules.ts'
import type { TimeOfDay } from '../../time/zones.rules.ts'
import type { MeetingType } from '../meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../meetings.text.de.ts'
import { durationText } from '../timer/timer.text.de.ts'
import type { TeamSchedule } from './schedules.table.ts'
import { whenText } from './schedule.text.ts'

const weekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
const clockFormat = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const weekdayOf = (day: Day): string => weekdayFormat.format(Date.parse(`${day}T00:00:00Z`))
const clockOf = (time: TimeOfDay): string => clockFormat.format(Date.parse(`1970-01-01T${time}:00Z`))
const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export const NO_TIME = 'Geben Sie eine Uhrzeit wie 09:30 ein.'
export const NO_ZONE = 'Wählen Sie eine Zeitzone aus der Liste.'

export const MEETING_TIME = 'Meetingzeit'
export const SET_TIME = 'Zeit festlegen'
export const CHANGE_TIME = 'Zeit ändern'
export const timeTitle = (teamName: string, meetingType: MeetingType): string =>
  `Meetingzeit: ${teamName}, ${MEETING_TYPE_LABELS[meetingType]}`
export const TIME_SAVED = 'Meetingzeit gespeichert'
export const NO_FIXED_TIME = 'Keine feste Meetingzeit'
export const REMOVE_TIME = 'Keine feste Zeit'
export const TIME_REMOVED = 'Meetingzeit entfernt'
export const FIRST_MEETING = 'Erstes Meeting'
export const TIME = 'Uhrzeit'
export const LENGTH = 'Dauer'
export const MINUTES = 'min'
export const REPEATS = 'Wiederholung'
export const TIME_ZONE = 'Zeitzone'
export const LATER_ON =
  'Die anderen folgen am selben Wochentag, zu dieser Zeit in dieser Zone, auch bei der Zeitumstellung.'

export const everyText = (weeks: number): string => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`)

export function rhythmText(schedule: TeamSchedule, readersZone: string): string {
  const { startsOn, timeOfDay, timeZone, everyWeeks, minutes } = schedule
  const there = timeZone === readersZone ? '' : ` (Zeit in ${placeOf(timeZone)})`
  return `${weekdayOf(startsOn)}s um ${clockOf(timeOfDay)} Uhr${there}, ${everyText(everyWeeks)}, ${durationText(minutes * 60)}`
}

export { whenText }

const HOUR_MS = 3_600_000

export function untilText(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / 60_000)
  if (minutes <= 0) return 'jetzt'
  if (minutes < 60) return minutes === 1 ? 'in 1 Minute' : `in ${minutes} Minuten`
  const days = daysBetween(dayOf(now), dayOf(at))
  if (days > 1) return `in ${days} Tagen`
  const hours = Math.round((at - now) / HOUR_MS)
  return hours === 1 ? 'in 1 Stunde' : `in ${hours} Stunden`
}

export const SKIP = 'Ausfallen lassen'
export const SKIPPED = 'Fällt aus'
export const PUT_BACK = 'Doch abhalten'
export const meetingSkipped = (at: number): string => `${whenText(at)} fällt aus`
export const skipOf = (at: number): string => `${whenText(at)} ausfallen lassen`
export const putBackOf = (at: number): string => `${whenText(at)} doch abhalten`

export const MOVE_MEETING = 'Dieses Meeting verschieben'
export const MOVE = 'Verschieben'
export const MOVE_BACK = 'Zurück zur üblichen Zeit'
export const NEW_DAY = 'Tag'
export const moveOf = (at: number): string => `${MOVE_MEETING}: ${whenText(at)}`
export const meetingMoved = (from: number): string => `Das Meeting vom ${whenText(from)} ist verschoben`
export const movedFromText = (from: number): string => `Verschoben von ${whenText(from)}`

export function moveExplained({ timeZone }: TeamSchedule, at: number, readersZone: string): string {
  const there =
    timeZone === readersZone ? '' : ` Tag und Uhrzeit gelten nach der Zeit in ${placeOf(timeZone)}.`
  return `Nur das Meeting vom ${whenText(at)} wird verschoben, die anderen bleiben, wo sie sind.${there}`
}

export const meetingsOf = (teamName: string): string => `Meetings von ${teamName}`
export const agendaOfType = (meetingType: MeetingType): string =>
  `${MEETING_TYPE_LABELS[meetingType]}: Agenda`
export const timeOfType = (meetingType: MeetingType): string => `${MEETING_TYPE_LABELS[meetingType]}: Zeit`
