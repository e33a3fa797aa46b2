import { addDays, type Day, weeksBack } from '../../time/calendar.rules.ts'
import { missStreak } from '../proposals/misses.rules.ts'
import { aggregate } from '../values/aggregate.rules.ts'
import { metricWeek, type MetricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'
import { MOST_VALUES } from './statistics.rules.ts'

/** The Mondays that a metric's panel is about, newest first: 13 up to `thisWeek`, or up to the week before while this one has no value. */
export function panelWeeks(row: MetricWeeks, thisWeek: Day): Day[] {
  const newest = metricWeek(row, thisWeek).value === null ? addDays(thisWeek, -7) : thisWeek
  return weeksBack(newest, MOST_VALUES)
}

export interface PanelFigures {
  /** The latest of `panelWeeks` that has a value; null if none has. */
  latest: { week: Day; of: MetricWeek } | null
  /** By how much it differs from the value of the week before; null if either is missing. */
  change: number | null
  /** The mean of these weeks; null if none has a value. */
  mean: number | null
  missesInARow: number
}

/** What the head of a metric's panel says in the week of the Monday `thisWeek`. */
export function panelFigures(row: MetricWeeks, thisWeek: Day): PanelFigures {
  const weeks = panelWeeks(row, thisWeek)
  const week = weeks.find((each) => metricWeek(row, each).value !== null)
  const values = weeks.map((each) => metricWeek(row, each).value)
  const before = week === undefined ? null : metricWeek(row, addDays(week, -7)).value
  const latest = week === undefined ? null : { week, of: metricWeek(row, week) }
  return {
    latest,
    change: before === null || latest === null ? null : latest.of.value! - before,
    mean: aggregate(values, 'average'),
    missesInARow: missStreak(row, thisWeek)?.misses ?? 0,
  }
}
