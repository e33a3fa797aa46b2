import {
  addDays,
  type Day,
  endOfQuarter,
  mondayOf,
  startOfQuarter,
  weeksFrom,
} from '../../time/calendar.rules.ts'
import type { TargetLogic } from '../metrics.table.ts'
import { aggregate } from '../values/aggregate.rules.ts'
import { metricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'
import { deviationOf, LEAST_VALUES, meanOf, MOST_VALUES } from './statistics.rules.ts'

/** Eight of ten outcomes lie within so many deviations of the mean. */
const DEVIATIONS = 1.28

/** The Mondays of the quarter that the Monday `week` lies in, oldest first. */
export function weeksOfQuarter(week: Day): Day[] {
  const first = mondayOf(addDays(startOfQuarter(week), 6))
  return weeksFrom(first, mondayOf(endOfQuarter(week))).toReversed()
}

export interface Forecast {
  /** Between what the quarter's total or average will probably lie: in eight of ten cases. */
  low: number
  high: number
  /** Mondays of the weeks to come, oldest first; never none. */
  left: readonly Day[]
  /** What a single one of them will probably be. */
  week: { mean: number; low: number; high: number }
  /** What the quarter's total or average is to be, and what each week left would have to bring for that; null without targets. */
  goal: { target: number; needed: number; logic: TargetLogic } | null
}

/**
 * Where the quarter of the Monday `thisWeek` will probably end, by the last 8 to 13 values, the quarter's values so far and
 * the weeks that are left: those to come, and this one while it has no value. Earlier weeks without a value are left out altogether.
 * Null with fewer than 8 values or when no week is left.
 */
export function forecastOf(row: MetricWeeks, thisWeek: Day): Forecast | null {
  const quarter = weeksOfQuarter(thisWeek)
  const hasValue = (week: Day) => metricWeek(row, week).value !== null
  const done = quarter.filter((week) => week <= thisWeek && hasValue(week))
  // A formula may say something of a coming week already, from what is not complete yet.
  const left = quarter.filter((week) => week > thisWeek || (week === thisWeek && !hasValue(week)))
  const values = lastValues(row, thisWeek)
  if (values.length < LEAST_VALUES || left.length === 0) return null

  const sum = done.reduce((total, week) => total + metricWeek(row, week).value!, 0)
  const counted = [...done, ...left]
  // The average of a quarter is its total, shared out.
  const share = row.metric.aggregationType === 'average' ? counted.length : 1
  const [mean, deviation] = [meanOf(values), deviationOf(values)]
  const likely = sum + left.length * mean
  const reach = DEVIATIONS * deviation * Math.sqrt(left.length)
  return {
    low: (likely - reach) / share,
    high: (likely + reach) / share,
    left,
    week: { mean, low: mean - DEVIATIONS * deviation, high: mean + DEVIATIONS * deviation },
    goal: goalOf(row, counted, { sum, left: left.length, share }),
  }
}

function goalOf(
  row: MetricWeeks,
  counted: readonly Day[],
  { sum, left, share }: { sum: number; left: number; share: number },
): Forecast['goal'] {
  const targets = counted.map((week) => metricWeek(row, week).target.value)
  const target = targets.includes(null) ? null : aggregate(targets, 'total')
  if (target === null) return null
  return { target: target / share, needed: (target - sum) / left, logic: row.metric.targetLogic }
}

/** Up to 13 values of the weeks up to `thisWeek`, oldest first. */
const lastValues = (row: MetricWeeks, thisWeek: Day): number[] =>
  weeksFrom(addDays(thisWeek, -7 * MOST_VALUES), thisWeek)
    .map((week) => metricWeek(row, week).value)
    .filter((value) => value !== null)
    .slice(0, MOST_VALUES)
    .toReversed()
