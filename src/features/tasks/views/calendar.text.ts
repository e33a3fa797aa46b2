import { LOCALE } from '../../../language/locale.text.ts'
import type { Day } from '../../time/calendar.rules.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' })

const long = format({ weekday: 'long', month: 'long', day: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'short' })
const short = format({ month: 'short', day: 'numeric' })

const momentOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** A day such as "Friday, November 27". */
export const longDay = (day: Day): string => long.format(momentOf(day))

/** The month of a day, such as "November 2026". */
export const monthTitle = (day: Day): string => month.format(momentOf(day))

/** The heads of columns, such as "Fri". */
export const weekdayNames = (days: readonly Day[]): string[] =>
  days.map((day) => weekday.format(momentOf(day)))

/** What stands in a day's corner: its number, with the month on the first. */
export const dayNumber = (day: Day): string =>
  day.endsWith('-01') ? short.format(momentOf(day)) : String(Number(day.slice(8)))
