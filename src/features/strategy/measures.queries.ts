import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { metricRow } from '../metrics/metrics.queries.ts'
import type { Aggregation, Unit } from '../metrics/metrics.table.ts'
import { metricPeriod } from '../metrics/values/period.rules.ts'
import { metricWeek } from '../metrics/values/metric-week.rules.ts'
import type { ValueStatus } from '../metrics/values/targets.rules.ts'
import { mondayOf, weeksBack } from '../time/calendar.rules.ts'

export interface MeasureState {
  value: number
  unit: Unit
  status: ValueStatus
  /** The total or average of those weeks, as the metric is counted. */
  overall: { value: number; kind: Aggregation }
}

/** The weeks in which a measure's latest value is looked for, and over which it is counted. */
export const WEEKS = 13

/** The latest value of a metric up to the last finished week; null without one, or where the reader does not see the metric. */
export const measureState = defineQuery('measureState', {
  input: { metricId: ref('metrics').nullable(), today: date() },
  visibleTo: (actor) => actor.can('view_metrics'),
  run(read, { metricId, today }, actor): MeasureState | null {
    const row = metricId === null ? null : metricRow.run(read, { metricId }, actor)
    if (!row) return null
    const weeks = weeksBack(mondayOf(today), WEEKS + 1).slice(1)
    const latest = weeks.map((week) => metricWeek(row, week)).find(({ value }) => value !== null)
    const overall = metricPeriod(row, weeks).value
    if (!latest || latest.value === null || overall === null) return null
    const { value, unit, status } = latest
    return { value, unit, status, overall: { value: overall, kind: row.metric.aggregationType } }
  },
})
