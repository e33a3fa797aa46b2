import { date } from '../../sync/fields.ts'
import { type Day, isPlausible } from './calendar.rules.ts'
import { DAY_OUT_OF_RANGE } from './required.text.ts'

/** What is wrong with a day that somebody enters; null if nothing is. */
export const dayProblem = (day: Day): string | null => (isPlausible(day) ? null : DAY_OUT_OF_RANGE)

/** A day that somebody enters, such as the one on which something is due. */
export const enteredDay = () => date(dayProblem)
