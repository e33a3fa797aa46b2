import { addDays, type Day, isMonday, isPlausible, utcDayOf } from '../../time/calendar.rules.ts'
import { idInWeek } from '../../time/id-in-week.rules.ts'

const LARGEST_VALUE = 1e15

/** Whether a value or target is larger than can be stored exactly. */
export const isTooLarge = (value: number | null): boolean => Math.abs(value ?? 0) > LARGEST_VALUE

/** The id of a metric's value in the week of a Monday. */
export const metricValueId = (metricId: string, week: Day): string => idInWeek(metricId, week)

/** Whether `week` is a Monday whose week has begun somewhere on earth, even where weeks begin on the Sunday before. */
export const isEnterableWeek = (week: Day, now: string): boolean =>
  isPlausible(week) && isMonday(week) && week <= addDays(utcDayOf(now), 2)
