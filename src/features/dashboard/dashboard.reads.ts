import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { metricRow } from '../metrics/metrics.queries.ts'
import { type MetricWeek, metricWeek } from '../metrics/values/metric-week.rules.ts'
import { type DashboardStatus, dashboardStatus } from '../metrics/values/targets.rules.ts'
import { addDays, type Day } from '../time/calendar.rules.ts'

/** What a metric says of the newest of two weeks that has a value. */
export interface LatestWeek {
  /** Its Monday. */
  week: Day
  said: MetricWeek
  status: DashboardStatus
}

/** This week (its Monday), or the one before while this has no value; null if neither has one. */
export function latestOf(read: Reader, metricId: string, thisWeek: Day, actor: Actor): LatestWeek | null {
  const row = metricRow.run(read, { metricId }, actor)
  if (!row) return null
  const found = [thisWeek, addDays(thisWeek, -7)]
    .map((week) => ({ week, said: metricWeek(row, week) }))
    .find(({ said }) => said.value !== null)
  return found ? { ...found, status: dashboardStatus(found.said.value, found.said.target) } : null
}
