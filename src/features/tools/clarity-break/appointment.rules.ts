import { addDays, type Day, daysBetween } from '../../time/calendar.rules.ts'
import { isTimeZone, momentAt, type TimeOfDay } from '../../time/zones.rules.ts'
import type { Repeats } from './appointments.table.ts'

/** How long before it begins one is told. */
const TOLD_BEFORE = 10

const MINUTE_MS = 60_000

/** When one wants time to think. */
export interface Appointment {
  readonly startsOn: Day
  readonly timeOfDay: TimeOfDay
  readonly minutes: number
  readonly repeats: Repeats
  readonly timeZone: string
}

/** One of an appointment's breaks, in milliseconds. */
export interface Break {
  readonly startsAt: number
  readonly endsAt: number
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is wrong with an appointment; null if nothing is. */
export function appointmentProblem({ timeOfDay, timeZone }: Appointment) {
  if (!TIME.test(timeOfDay)) return { code: 'tool/no-time', field: 'timeOfDay' } as const
  if (!isTimeZone(timeZone)) return { code: 'tool/no-time', field: 'timeOfDay' } as const
  return null
}

/** The day of the nth break; a month that is too short has it on its last day. */
function dayOf({ startsOn, repeats }: Appointment, nth: number): Day {
  if (repeats === 'once') return startsOn
  if (repeats !== 'monthly') return addDays(startsOn, nth * (repeats === 'weekly' ? 7 : 1))
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + nth, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + nth, Math.min(day, last))).toISOString().slice(0, 10)
}

/** No two breaks are further apart, in days. */
const LONGEST_STEP = { once: 1, daily: 1, weekly: 7, monthly: 31 } as const

/**
 * The first break that ends after a moment; null if none does. Each begins when the clock of its zone says so, whatever the clock was set to
 * in between.
 */
export function breakAfter(appointment: Appointment, moment: number): Break | null {
  const { startsOn, timeOfDay, minutes, repeats, timeZone } = appointment
  const passed = daysBetween(startsOn, new Date(moment).toISOString().slice(0, 10))
  // So many are surely over, with two to spare for zones and long breaks.
  const over = repeats === 'once' ? 0 : Math.max(0, Math.floor(passed / LONGEST_STEP[repeats]) - 2)
  for (let nth = over; ; nth++) {
    const startsAt = momentAt(dayOf(appointment, nth), timeOfDay, timeZone)
    const endsAt = startsAt + minutes * MINUTE_MS
    if (endsAt > moment) return { startsAt, endsAt }
    if (repeats === 'once') return null
  }
}

const remindedAt = ({ startsAt }: Break): number => startsAt - TOLD_BEFORE * MINUTE_MS

/** When to tell of the first break whose reminder is not before a moment, as ISO 8601; null if there is none. */
export function reminderAfter(appointment: Appointment, moment: number): string | null {
  for (let from = moment; ;) {
    const next = breakAfter(appointment, from)
    if (!next) return null
    const at = remindedAt(next)
    if (at >= moment) return new Date(at).toISOString()
    if (appointment.repeats === 'once') return null
    from = next.endsAt
  }
}

/** The break for which it is time at a moment: from its reminder until it ends. */
export function presentBreak(appointment: Appointment, moment: number): Break | null {
  const next = breakAfter(appointment, moment)
  return next && remindedAt(next) <= moment ? next : null
}

/** How many minutes are left at a moment, begun ones too; 0 once it is over. */
export const minutesLeft = (endsAt: number, moment: number): number =>
  Math.max(0, Math.ceil((endsAt - moment) / MINUTE_MS))
