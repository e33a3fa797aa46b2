import type { TargetLogic } from '../../metrics/metrics.table.ts'
import { meanOf, usualRange, type UsualRange } from '../../metrics/panel/statistics.rules.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { addDays, type Day, daysBetween, weeksBack } from '../../time/calendar.rules.ts'
import type { Direction } from './promises.table.ts'

/** For how many weeks a solution is given time, and how many before it say what was usual. */
export const PROMISE_WEEKS = 13
/** So many values in a row on one side of the mean are no chance any more, nor is half of all beyond a limit. */
const RUN = 8

export const dueWeekOf = (fromWeek: Day): Day => addDays(fromWeek, 7 * PROMISE_WEEKS)

/** The values of these weeks, oldest first, without those that have none. */
const valuesIn = (row: MetricWeeks, newestFirst: readonly Day[]): number[] =>
  newestFirst.toReversed().flatMap((week) => metricWeek(row, week).value ?? [])

/** What was usual in the thirteen weeks before that of the Monday `fromWeek`; null if fewer than eight of them have a value. */
export const usualBefore = (row: MetricWeeks, fromWeek: Day): UsualRange | null =>
  usualRange(valuesIn(row, weeksBack(addDays(fromWeek, -7), PROMISE_WEEKS)))

/** Where a solution usually means a metric to go: down where its target is a ceiling. */
export const wantedDirection = (logic: TargetLogic): Direction =>
  logic === 'less_than_or_equal' ? 'down' : 'up'

interface Promised extends UsualRange {
  direction: Direction
  fromWeek: Day
  dueWeek: Day
}

export type Verdict = 'moved' | 'worse' | 'not-moved' | 'unknown'

export interface Outcome {
  /** `open` until the thirteen weeks are over. */
  state: 'open' | Verdict
  /** How many of the thirteen weeks are over. */
  weeksOver: number
  /** The mean of those with a value; null if none has. */
  mean: number | null
}

/** How a promise stands in the week of the Monday `thisWeek`. */
export function outcomeOf(promise: Promised, row: MetricWeeks, thisWeek: Day): Outcome {
  const { fromWeek, dueWeek } = promise
  const weeksOver = Math.max(0, Math.min(PROMISE_WEEKS, daysBetween(fromWeek, thisWeek) / 7 - 1))
  const values = valuesIn(row, weeksBack(addDays(fromWeek, 7 * weeksOver), weeksOver))
  return {
    state: thisWeek > dueWeek ? verdictOf(promise, values) : 'open',
    weeksOver,
    mean: values.length === 0 ? null : meanOf(values),
  }
}

/**
 * Whether values, oldest first, have left what was usual: eight in a row on one side of the former mean, or half of them beyond a former
 * limit. Fewer than eight values say nothing.
 */
export function verdictOf(
  { mean, low, high, direction }: UsualRange & { direction: Direction },
  values: readonly number[],
): Verdict {
  if (values.length < RUN) return 'unknown'
  const isHalf = (beyond: readonly number[]) => beyond.length * 2 >= values.length
  const rose = longestRun(values, (value) => value > mean) >= RUN || isHalf(values.filter((v) => v > high))
  const fell = longestRun(values, (value) => value < mean) >= RUN || isHalf(values.filter((v) => v < low))
  if (rose === fell) return 'not-moved'
  return rose === (direction === 'up') ? 'moved' : 'worse'
}

function longestRun(values: readonly number[], holds: (value: number) => boolean): number {
  let [longest, run] = [0, 0]
  for (const value of values) {
    run = holds(value) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
