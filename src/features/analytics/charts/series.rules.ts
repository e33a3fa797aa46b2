import { type Day, mondayOf, quarterFrom, startOfQuarter, weeksFrom } from '../../time/calendar.rules.ts'
import type { Days } from '../period/analysed-period.rules.ts'
import type { ChartOf, Figure } from './chart-kinds.rules.ts'
import { measured, type Sum } from './measures.rules.ts'

/** The weeks or quarters of a period by their first days, oldest first, as far as they have begun; none for what only has a present state. */
export function timesOf(grain: ChartOf['grain'], { from, to }: Days, today: Day): Day[] {
  const last = to < today ? to : today
  if (grain === null || last < from) return []
  if (grain === 'week') return weeksFrom(mondayOf(from), mondayOf(last)).toReversed()
  const quarters: Day[] = []
  for (let quarter = startOfQuarter(from); quarter <= to; quarter = quarterFrom(quarter, 1))
    quarters.push(quarter)
  return quarters
}

export const figureAt = ({ part, measure }: Figure, sums: readonly Sum[], at: Day | null): number | null =>
  measured(
    measure,
    sums.filter((sum) => sum.at === at && sum.part === part),
  )

/** When a figure of the whole period is read: a level at its last time. */
export const timeOfTotal = ({ isLevel }: Figure, times: readonly Day[]): Day | null =>
  isLevel ? (times.at(-1) ?? null) : null
