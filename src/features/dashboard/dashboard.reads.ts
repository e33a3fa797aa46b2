import type { Reader } from '../../sync/store.ts'
import { type Metric, type MetricValue, metricValues } from '../metrics/metrics.table.ts'
import { addDays, type Day } from '../time/calendar.rules.ts'
import { type DashboardStatus, dashboardStatus, targetOf } from '../metrics/values/targets.rules.ts'
import { metricValueId } from '../metrics/values/metric-values.rules.ts'

/** The metric's value of this week (its Monday), or of the one before while this has none, and whether it is on track. */
export function latestOf(
  read: Reader,
  metric: Metric,
  thisWeek: Day,
): { entry: MetricValue | undefined; status: DashboardStatus } {
  const entry = [thisWeek, addDays(thisWeek, -7)]
    .map((week) => read.get(metricValues, metricValueId(metric.id, week)))
    .find((found) => found !== undefined && found.value !== null)
  return { entry, status: dashboardStatus(entry?.value ?? null, targetOf(metric, entry)) }
}
