/**
 * A calendar day as YYYY-MM-DD, which sorts by date and has no time zone: only `dayOf` uses one, when a clock is read.
 * A week is named by its Monday.
 */
export type Day = string

export type WeekStart = 'monday' | 'sunday'

const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday: three days after its Monday. */
const THURSDAY = 3

const toNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const fromNumber = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days)

/** The same day so many months later, or `date` of that month; the last day of a month that is too short for it. */
export function addMonths(day: Day, months: number, date = Number(day.slice(8))): Day {
  const [year, month] = [Number(day.slice(0, 4)), monthIndex(day) + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Days from `from` to `to`; negative if `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from)

/** The Monday on or before the day. */
export function mondayOf(day: Day): Day {
  const number = toNumber(day)
  return fromNumber(number - ((((number + THURSDAY) % 7) + 7) % 7))
}

export const isMonday = (day: Day): boolean => mondayOf(day) === day

/** The week that the day belongs to, by its Monday. Where weeks begin on Sunday, a Sunday belongs to the coming week. */
export const weekOf = (day: Day, start: WeekStart): Day =>
  mondayOf(start === 'sunday' ? addDays(day, 1) : day)

/** `week` and those before it, `count` in all, newest first. */
export const weeksBack = (week: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(week, -7 * index))

/** All weeks from `first` to `last`, newest first; none if `first` is after `last`. */
export const weeksFrom = (first: Day, last: Day): Day[] =>
  weeksBack(last, Math.max(0, Math.floor(daysBetween(first, last) / 7) + 1))

/** The month of a day, 0 for January. */
export const monthIndex = (day: Day): number => Number(day.slice(5, 7)) - 1

/** The quarter of a day in its year, 1 to 4. */
export const quarterNumber = (day: Day): number => Math.floor(monthIndex(day) / 3) + 1

/** The calendar quarter, named by its first day, that comes `offset` quarters after the day's own. */
export function quarterFrom(day: Day, offset: number): Day {
  const firstMonth = monthIndex(day) - (monthIndex(day) % 3) + 3 * offset
  const start = new Date(0)
  start.setUTCFullYear(Number(day.slice(0, 4)), firstMonth, 1)
  return start.toISOString().slice(0, 10)
}

export const startOfQuarter = (day: Day): Day => quarterFrom(day, 0)

export const endOfQuarter = (day: Day): Day => addDays(quarterFrom(day, 1), -1)

/** The day of a moment (milliseconds since 1970, or ISO 8601) in the time zone in which the code runs: the reader's. */
export function dayOf(moment: number | string): Day {
  const local = new Date(moment)
  const day = new Date(0)
  day.setUTCFullYear(local.getFullYear(), local.getMonth(), local.getDate())
  return day.toISOString().slice(0, 10)
}

/** The day of a moment in UTC, the same wherever the code runs. */
export const utcDayOf = (moment: string): Day => new Date(moment).toISOString().slice(0, 10)

/** So long before it does in UTC a day begins where it begins first. */
export const FIRST_TO_BEGIN_HOURS = 14

/** Whether it is this day somewhere on Earth at a moment (ISO 8601). */
export const isDaySomewhere = (day: Day, moment: string): boolean =>
  Math.abs(daysBetween(utcDayOf(moment), day)) <= 1

/** Whether the day lies within the years that make sense here; a client could send any other. */
export const isPlausible = (day: Day): boolean => day >= '2000-01-01' && day <= '2199-12-31'
