import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isPlausible,
  weekOf,
  type WeekStart,
} from '../../time/calendar.rules.ts'

export const PERIODS = ['month', 'week'] as const

/** How much of the calendar is shown at a time. */
export type Period = (typeof PERIODS)[number]

export const periodOf = (name: string | undefined): Period =>
  PERIODS.find((period) => period === name) ?? 'month'

/** The day that an address names, or today. */
export function dayOfAddress(name: string | undefined, today: Day): Day {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(name ?? '') && !Number.isNaN(Date.parse(`${name}T00:00:00Z`))
  return isDay && isPlausible(name!) ? addDays(name!, 0) : today
}

const firstOfWeek = (day: Day, start: WeekStart): Day =>
  addDays(weekOf(day, start), start === 'sunday' ? -1 : 0)

/** The days of the whole weeks that the period around a day takes up. */
export function daysShown(period: Period, day: Day, start: WeekStart): Day[] {
  const isMonth = period === 'month'
  const first = firstOfWeek(isMonth ? addMonths(day, 0, 1) : day, start)
  const last = addDays(firstOfWeek(isMonth ? addMonths(day, 0, 31) : day, start), 6)
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
}

/** The same day so many periods later. */
export const stepped = (period: Period, day: Day, steps: number): Day =>
  period === 'month' ? addMonths(day, steps) : addDays(day, 7 * steps)

const DAYS_BY_KEY: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day to which a key leads from this one; undefined for other keys. */
export function dayByKey(day: Day, key: string, period: Period): Day | undefined {
  if (key === 'PageUp' || key === 'PageDown') return stepped(period, day, key === 'PageUp' ? -1 : 1)
  const days = DAYS_BY_KEY[key]
  return days === undefined ? undefined : addDays(day, days)
}
