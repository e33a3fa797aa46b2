import type { Day } from '../../time/calendar.rules.ts'
import { aggregate } from './aggregate.rules.ts'
import { metricWeek, type MetricWeek, type MetricWeeks } from './metric-week.rules.ts'
import { valueStatus, type ValueStatus } from './targets.rules.ts'

interface MetricPeriod {
  /** The total or average of the weeks that have a value, or null if none has. */
  value: number | null
  /** The same of those weeks' targets; null unless each of them has one. */
  target: MetricWeek['target']
  status: ValueStatus
}

/** What a metric comes to over some weeks, in any order. */
export function metricPeriod(row: MetricWeeks, weeks: readonly Day[]): MetricPeriod {
  const entered = weeks.map((week) => metricWeek(row, week)).filter(({ value }) => value !== null)
  const { aggregationType, targetLogic } = row.metric
  const targets = entered.map(({ target }) => target)
  const isComparable =
    targets.every(({ value }) => value !== null) && new Set(targets.map(({ logic }) => logic)).size <= 1
  const value = aggregate(
    entered.map((week) => week.value),
    aggregationType,
  )
  const target = {
    value: isComparable
      ? aggregate(
          targets.map((each) => each.value),
          aggregationType,
        )
      : null,
    logic: targets[0]?.logic ?? targetLogic,
  }
  return { value, target, status: valueStatus(value, target) }
}
