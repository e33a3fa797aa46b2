import { addDays, type Day, daysBetween, isMonday, isPlausible, utcDayOf } from '../../time/calendar.rules.ts'

const LARGEST_VALUE = 1e15

/** Whether a value or target is larger than can be stored exactly. */
export const isTooLarge = (value: number | null): boolean => Math.abs(value ?? 0) > LARGEST_VALUE

const FIRST_MONDAY: Day = '2000-01-03'

/**
 * The id of a metric's value in the week of a Monday. It is made of both, so that two people who enter the same cell at the
 * same time, even offline, write the same row. A UUID of version 8 (RFC 9562); the weeks from 2000 to 2078 are distinct.
 */
export function metricValueId(metricId: string, week: Day): string {
  const weeks = daysBetween(FIRST_MONDAY, week) / 7
  return `${metricId.slice(0, 14)}8${weeks.toString(16).padStart(3, '0').slice(-3)}${metricId.slice(18)}`
}

/** Whether `week` is a Monday whose week has begun somewhere on earth, even where weeks begin on the Sunday before. */
export const isEnterableWeek = (week: Day, now: string): boolean =>
  isPlausible(week) && isMonday(week) && week <= addDays(utcDayOf(now), 2)
