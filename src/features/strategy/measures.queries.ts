import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { metricRow } from '../metrics/metrics.queries.ts'
import type { Unit } from '../metrics/metrics.table.ts'
import { metricWeek } from '../metrics/values/metric-week.rules.ts'
import type { ValueStatus } from '../metrics/values/targets.rules.ts'
import { mondayOf, weeksBack } from '../time/calendar.rules.ts'

export interface MeasureState {
  value: number
  unit: Unit
  status: ValueStatus
}

/** The weeks in which a measure's latest value is looked for. */
const WEEKS = 13

/** The latest value of a metric up to the last finished week; null without one, or where the reader does not see the metric. */
export const measureState = defineQuery('measureState', {
  input: { metricId: ref('metrics').nullable(), today: date() },
  visibleTo: (actor) => actor.can('view_metrics'),
  run(read, { metricId, today }, actor): MeasureState | null {
    const row = metricId === null ? null : metricRow.run(read, { metricId }, actor)
    if (!row) return null
    for (const week of weeksBack(mondayOf(today), WEEKS + 1).slice(1)) {
      const { value, unit, status } = metricWeek(row, week)
      if (value !== null) return { value, unit, status }
    }
    return null
  },
})
