import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { metricRow, metricsOfTeam } from '../metrics/metrics.queries.ts'
import type { Metric } from '../metrics/metrics.table.ts'
import { type MetricWeek, metricWeek } from '../metrics/values/metric-week.rules.ts'
import { type DashboardStatus, dashboardStatus } from '../metrics/values/targets.rules.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { addDays, type Day, weekOf } from '../time/calendar.rules.ts'

/** The Monday of the week that the reader's scorecard calls this one. */
export const thisWeekOf = (read: Reader, today: Day, actor: Actor): Day =>
  weekOf(today, mySettings.run(read, {}, actor).weekStartDay)

export interface ShownMetric {
  metric: Metric
  team: Team
}

/** What the reader's teams measure, in the order of the teams and then of the scorecard. What several of them show is there once. */
export function metricsAtHand(read: Reader, actor: Actor): ShownMetric[] {
  const shown = teamsAtHand
    .run(read, {}, actor)
    .flatMap((team) =>
      metricsOfTeam.run(read, { teamId: team.id }, actor).map((metric) => ({ metric, team })),
    )
  return [...new Map(shown.toReversed().map((one) => [one.metric.id, one])).values()].toReversed()
}

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
