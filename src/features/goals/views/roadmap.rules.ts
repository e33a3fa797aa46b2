import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  endOfQuarter,
  quarterFrom,
} from '../../time/calendar.rules.ts'
import { isOpenGoal } from '../goals.rules.ts'
import type { Goal } from '../goals.table.ts'

/** The two quarters that a roadmap shows. */
export interface Span {
  first: Day
  last: Day
}

/** The quarter that begins with a day, and the next one. */
export const spanFrom = (quarter: Day): Span => ({
  first: quarter,
  last: endOfQuarter(quarterFrom(quarter, 1)),
})

/** The first days of the six months. */
export const monthsOf = ({ first }: Span): Day[] =>
  Array.from({ length: 6 }, (_, month) => {
    const day = new Date(`${first}T00:00:00Z`)
    day.setUTCMonth(day.getUTCMonth() + month)
    return day.toISOString().slice(0, 10)
  })

/** Where a day lies, from 0 at the beginning to 100 at the end; what lies outside stands at the edge. */
export function placeOf(day: Day, { first, last }: Span): number {
  const share = daysBetween(first, day) / daysBetween(first, addDays(last, 1))
  return Math.min(1, Math.max(0, share)) * 100
}

export const isWithin = (day: Day, { first, last }: Span): boolean => day >= first && day <= last

/** Goals due within the span or still open from before it, by target date. */
export const onRoadmap = (goals: readonly Goal[], span: Span): Goal[] =>
  goals
    .filter((goal) => isWithin(goal.targetDate, span) || (isOpenGoal(goal) && goal.targetDate < span.first))
    .toSorted((one, other) => one.targetDate.localeCompare(other.targetDate))

/** A goal's bar in percent: from when it was made to the end of its target date. It is never too thin to see. */
export function barOf({ createdAt, targetDate }: Pick<Goal, 'createdAt' | 'targetDate'>, span: Span) {
  const end = placeOf(addDays(targetDate, 1), span)
  const start = Math.min(placeOf(dayOf(createdAt), span), end)
  return { start, width: Math.max(end - start, 1) }
}
