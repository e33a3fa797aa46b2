import { LOCALE } from '../../language/locale.text.ts'
import { addDays, type Day, monthIndex, quarterNumber, type WeekStart } from './calendar.rules.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day such as "Nov 16", with the year if it is not that of `today`. */
export function dayLabel(day: Day, today: Day): string {
  const label = `${MONTHS[monthIndex(day)]} ${Number(day.slice(8))}`
  return day.slice(0, 4) === today.slice(0, 4) ? label : `${label}, ${day.slice(0, 4)}`
}

/** A month such as "Nov", by its index, 0 for January. */
export const monthLabel = (index: number): string => MONTHS[index]!

/** A quarter, named by any of its days, such as "Q4 2026". */
export const quarterLabel = (day: Day): string => `Q${quarterNumber(day)} ${day.slice(0, 4)}`

/** The first day of a week such as "Nov 16", by the day on which the reader's weeks begin; with the year if it is not that of `near`. */
export const weekLabel = (week: Day, start: WeekStart, near: Day = week): string =>
  dayLabel(firstDayOf(week, start), firstDayOf(near, start))

/** All of a week such as "Nov 9 to 15" or "Nov 30 to Dec 6"; with the year if it does not end in that of `near`. */
export function weekSpan(week: Day, start: WeekStart, near: Day = week): string {
  const first = firstDayOf(week, start)
  const last = addDays(first, 6)
  const end = dayLabel(last, addDays(firstDayOf(near, start), 6))
  const isOneMonth = monthIndex(first) === monthIndex(last)
  return `${dayLabel(first, first)} to ${isOneMonth ? end.slice(end.indexOf(' ') + 1) : end}`
}

/** The year in which a week begins for the reader, such as "2026". */
export const weekYear = (week: Day, start: WeekStart): string => firstDayOf(week, start).slice(0, 4)

const firstDayOf = (week: Day, start: WeekStart): Day => addDays(week, start === 'sunday' ? -1 : 0)

const dateFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })

/** The day of a moment (ISO 8601) by the reader's calendar, such as "Mon, Nov 16, 2026". */
export const dateText = (moment: string): string => dateFormat.format(new Date(moment))

/** The time of a moment (ISO 8601) by the reader's clock, such as "9:30 AM". */
export const timeText = (moment: string): string => timeFormat.format(new Date(moment))

/** The days that a field proposes. */
export const TODAY = 'Today'
export const TOMORROW = 'Tomorrow'
export const IN_A_WEEK = 'In a week'
export const IN_TWO_WEEKS = 'In two weeks'
export const QUARTER_END = 'End of the quarter'
export const THE_CALENDAR = 'Another day…'
export const NO_SUCH_DAY = 'Type a day such as Dec 17, fri, next mon, +7 or 2 weeks'

/** A period of two days of one's own. */
export const CUSTOM_PERIOD = 'Custom period'
export const PERIOD_FROM = 'From'
export const PERIOD_TO = 'To'
export const SHOW_PERIOD = 'Show'
