import {
  addDays,
  type Day,
  isPlausible,
  mondayOf,
  weekOf,
  type WeekStart,
} from '../../time/calendar.rules.ts'

/** Which comes first in dates such as 3/4/2026. */
export type DateOrder = 'day-first' | 'month-first'

/** For whom a file is read: their day, and on which day their weeks begin. */
export interface Reading {
  today: Day
  weekStartDay: WeekStart
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/
const WEEK = /^(\d{4})-?W(\d{2})$/i
const DAY_AND_NAME = /^(\d{1,2})\.?[ -]([a-z]{3,9})\.?(?:,?[ -](\d{4}))?$/i
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/i

/**
 * The Monday of the week that a text names by one of its days or its number; null if it names none. A day without a year is the last such
 * day. Where weeks begin on Sunday, a Sunday names the week that the scorecard shows from that day on.
 */
export function weekNamed(text: string, order: DateOrder, { today, weekStartDay }: Reading): Day | null {
  const day = dayNamed(text, order, today)
  return day === null ? null : weekOf(day, weekStartDay)
}

/** The day that a text names; null if it names none, or one that nobody can mean. */
export function dayNamed(text: string, order: DateOrder, today: Day): Day | null {
  const day = anyDayNamed(text.trim(), order, today)
  return day !== null && isPlausible(day) ? day : null
}

function anyDayNamed(text: string, order: DateOrder, today: Day): Day | null {
  const [, year, week] = WEEK.exec(text) ?? []
  if (year && week) return mondayOfWeek(Number(year), Number(week))
  const iso = ISO.exec(text)
  if (iso) return dayOfNumbers(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [one, other] = [Number(numbers[1]), Number(numbers[3])]
    const written = numbers[4]!
    const full = written.length === 2 ? 2_000 + Number(written) : Number(written)
    // With dots the day always comes first.
    const isDayFirst = numbers[2] === '.' || order === 'day-first'
    return isDayFirst ? dayOfNumbers(full, other, one) : dayOfNumbers(full, one, other)
  }
  const before = DAY_AND_NAME.exec(text)
  if (before) return dayOfName(before[2]!, Number(before[1]), before[3], today)
  const after = NAME_AND_DAY.exec(text)
  return after ? dayOfName(after[1]!, Number(after[2]), after[3], today) : null
}

function dayOfName(name: string, day: number, year: string | undefined, today: Day): Day | null {
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (month === 0) return null
  if (year !== undefined) return dayOfNumbers(Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const found = dayOfNumbers(thisYear, month, day)
  // The week that is going on may end after today.
  return found !== null && found > addDays(today, 6) ? dayOfNumbers(thisYear - 1, month, day) : found
}

/** Null for a day that no month has, such as February 30. */
function dayOfNumbers(year: number, month: number, day: number): Day | null {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-')
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return addDays(text, 0) === text ? text : null
}

/** ISO 8601: the first week of a year is the one with January 4. Not every year has a 53rd. */
function mondayOfWeek(year: number, week: number): Day | null {
  const monday = addDays(firstMonday(year), 7 * (week - 1))
  return week >= 1 && monday < firstMonday(year + 1) ? monday : null
}

const firstMonday = (year: number): Day => mondayOf(`${String(year).padStart(4, '0')}-01-04`)

/** In which order these texts write their days: as the first says that can be read in one way only, else the month first. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  for (const text of texts) {
    const numbers = NUMBERS.exec(text.trim())
    if (!numbers || numbers[2] === '.') continue
    if (Number(numbers[1]) > 12) return 'day-first'
    if (Number(numbers[3]) > 12) return 'month-first'
  }
  return 'month-first'
}
