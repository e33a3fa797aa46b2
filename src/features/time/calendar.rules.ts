/**
 * Plain days, weeks and quarters. A day is the text YYYY-MM-DD, which sorts as it should and knows no time zone; only
 * `dayOf` looks at one, at the moment a clock is read. Weeks are named by their Monday.
 */
export type Day = string

export type WeekStart = 'monday' | 'sunday'

const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday: three days after its Monday. */
const THURSDAY = 3

const toNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const fromNumber = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days)

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from)

/** The Monday on or before the day. */
export function mondayOf(day: Day): Day {
  const number = toNumber(day)
  return fromNumber(number - ((((number + THURSDAY) % 7) + 7) % 7))
}

export const isMonday = (day: Day): boolean => mondayOf(day) === day

/** The week a day belongs to, named by its Monday; where weeks begin on Sunday, a Sunday opens the coming week. */
export const weekOf = (day: Day, start: WeekStart): Day =>
  mondayOf(start === 'sunday' ? addDays(day, 1) : day)

/** `count` weeks from the given one backwards, newest first. */
export const weeksBack = (week: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(week, -7 * index))

/** All weeks from `first` to `last`, newest first; none when `first` lies after `last`. */
export const weeksFrom = (first: Day, last: Day): Day[] =>
  weeksBack(last, Math.max(0, Math.floor(daysBetween(first, last) / 7) + 1))

const monthIndex = (day: Day): number => Number(day.slice(5, 7)) - 1

/** The first day of the calendar quarter; with `offset` of the quarter that many later. */
function startOfQuarterBy(day: Day, offset: number): Day {
  const firstMonth = monthIndex(day) - (monthIndex(day) % 3) + 3 * offset
  const start = new Date(0)
  start.setUTCFullYear(Number(day.slice(0, 4)), firstMonth, 1)
  return start.toISOString().slice(0, 10)
}

export const startOfQuarter = (day: Day): Day => startOfQuarterBy(day, 0)

export const endOfQuarter = (day: Day): Day => addDays(startOfQuarterBy(day, 1), -1)

export const startOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day for people, such as "Nov 16", with the year when it is not that of `today`. */
export function dayLabel(day: Day, today: Day): string {
  const label = `${MONTHS[monthIndex(day)]} ${Number(day.slice(8))}`
  return day.slice(0, 4) === today.slice(0, 4) ? label : `${label}, ${day.slice(0, 4)}`
}

/** The first day of a week as the person counts weeks, such as "Nov 16". */
export function weekLabel(week: Day, start: WeekStart): string {
  const first = start === 'sunday' ? addDays(week, -1) : week
  return dayLabel(first, first)
}

/** The day of a moment (milliseconds since 1970, or ISO 8601) where the code runs: the reader's own calendar. */
export function dayOf(moment: number | string): Day {
  const local = new Date(moment)
  const noon = new Date(0)
  noon.setUTCFullYear(local.getFullYear(), local.getMonth(), local.getDate())
  return noon.toISOString().slice(0, 10)
}

/** The day of a moment in UTC, the same wherever the code runs. */
export const utcDayOf = (moment: string): Day => new Date(moment).toISOString().slice(0, 10)

/** Whether a client may name this day: the database and people's calendars both stop making sense outside. */
export const isPlausible = (day: Day): boolean => day >= '2000-01-01' && day <= '2199-12-31'
