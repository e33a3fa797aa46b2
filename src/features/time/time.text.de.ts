import { addDays, type Day, monthIndex, quarterNumber, type WeekStart } from './calendar.rules.ts'

const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.']

const dateOf = (day: Day): string => `${Number(day.slice(8))}.`

/** A day such as "16. Nov.", with the year if it is not that of `today`. */
export function dayLabel(day: Day, today: Day): string {
  const label = `${dateOf(day)} ${MONTHS[monthIndex(day)]}`
  return day.slice(0, 4) === today.slice(0, 4) ? label : `${label} ${day.slice(0, 4)}`
}

/** A month such as "Nov", by its index, 0 for January. */
export const monthLabel = (index: number): string => MONTHS[index]!.replace('.', '')

export const quarterLabel = (day: Day): string => `Q${quarterNumber(day)} ${day.slice(0, 4)}`

export const weekLabel = (week: Day, start: WeekStart, near: Day = week): string =>
  dayLabel(firstDayOf(week, start), firstDayOf(near, start))

/** All of a week such as "9. bis 15. Nov." or "30. Nov. bis 6. Dez."; with the year if it does not end in that of `near`. */
export function weekSpan(week: Day, start: WeekStart, near: Day = week): string {
  const first = firstDayOf(week, start)
  const last = addDays(first, 6)
  const end = dayLabel(last, addDays(firstDayOf(near, start), 6))
  const isOneMonth = monthIndex(first) === monthIndex(last)
  return `${isOneMonth ? dateOf(first) : dayLabel(first, first)} bis ${end}`
}

export const weekYear = (week: Day, start: WeekStart): string => firstDayOf(week, start).slice(0, 4)

const firstDayOf = (week: Day, start: WeekStart): Day => addDays(week, start === 'sunday' ? -1 : 0)

export { dateText, timeText } from './time.text.ts'

export const TODAY = 'Heute'
export const TOMORROW = 'Morgen'
export const IN_A_WEEK = 'In einer Woche'
export const IN_TWO_WEEKS = 'In zwei Wochen'
export const QUARTER_END = 'Ende des Quartals'
export const THE_CALENDAR = 'Anderer Tag …'
export const NO_SUCH_DAY = 'Geben Sie einen Tag ein, etwa 17.12., fr, nächsten mo, +7 oder 2 Wochen'

export const CUSTOM_PERIOD = 'Eigener Zeitraum'
export const PERIOD_FROM = 'Von'
export const PERIOD_TO = 'Bis'
export const SHOW_PERIOD = 'Zeigen'
