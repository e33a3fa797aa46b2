import { addDays, type Day, monthIndex, type WeekStart } from './calendar.rules.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day such as "Nov 16", with the year if it is not that of `today`. */
export function dayLabel(day: Day, today: Day): string {
  const label = `${MONTHS[monthIndex(day)]} ${Number(day.slice(8))}`
  return day.slice(0, 4) === today.slice(0, 4) ? label : `${label}, ${day.slice(0, 4)}`
}

/** The first day of a week such as "Nov 16", by the day on which the reader's weeks begin; with the year if it is not that of `near`. */
export const weekLabel = (week: Day, start: WeekStart, near: Day = week): string =>
  dayLabel(firstDayOf(week, start), firstDayOf(near, start))

/** The year in which a week begins for the reader, such as "2026". */
export const weekYear = (week: Day, start: WeekStart): string => firstDayOf(week, start).slice(0, 4)

const firstDayOf = (week: Day, start: WeekStart): Day => addDays(week, start === 'sunday' ? -1 : 0)

const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The day of a moment (ISO 8601) by the reader's calendar, such as "Mon, Nov 16, 2026". */
export const dateText = (moment: string): string => dateFormat.format(new Date(moment))

/** The time of a moment (ISO 8601) by the reader's clock, such as "9:30 AM". */
export const timeText = (moment: string): string => timeFormat.format(new Date(moment))
