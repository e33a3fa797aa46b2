import { type Day, daysBetween } from './calendar.rules.ts'

const FIRST_MONDAY: Day = '2000-01-03'

/**
 * The id of what belongs to a row in the week of a Monday. It is made of both, so that two people who enter the same at the
 * same time, even offline, write the same row. A UUID of version 8 (RFC 9562); the weeks from 2000 to 2078 are distinct.
 */
export function idInWeek(rowId: string, week: Day): string {
  const weeks = daysBetween(FIRST_MONDAY, week) / 7
  return `${rowId.slice(0, 14)}8${weeks.toString(16).padStart(3, '0').slice(-3)}${rowId.slice(18)}`
}
