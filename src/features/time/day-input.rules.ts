import { date } from '../../sync/fields.ts'
import { type Day, isDaySomewhere, isPlausible, utcDayOf } from './calendar.rules.ts'
import { DAY_OUT_OF_RANGE } from './required.text.ts'

/** What is wrong with a day that somebody enters; null if nothing is. */
export const dayProblem = (day: Day): string | null => (isPlausible(day) ? null : DAY_OUT_OF_RANGE)

/** A day that somebody enters, such as the one on which something is due. */
export const enteredDay = () => date(dayProblem)

/**
 * The actor's own day as their browser says it, if it can be that at `now` (ISO 8601). Otherwise, as with a program that says none or a change
 * that has waited for a network, `other`, or the day in UTC.
 */
export const ownDay = (today: Day | undefined, now: string, other: Day = utcDayOf(now)): Day =>
  today !== undefined && isDaySomewhere(today, now) ? today : other
