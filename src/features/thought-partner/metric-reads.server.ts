import { heldWeeks, metricRow, metricsOfTeam } from '../metrics/metrics.queries.ts'
import { forecastOf } from '../metrics/panel/forecast.rules.ts'
import { metricWeek } from '../metrics/values/metric-week.rules.ts'
import { addDays, mondayOf, weeksFrom } from '../time/calendar.rules.ts'
import { MOST_ROWS } from './partner-limits.rules.ts'
import { brief } from './read-text.rules.ts'
import { type Found, type ReadContext, refOf } from './read.server.ts'

const WEEKS = 13

/** A team's metrics, each with its last weeks. */
export async function readMetrics({ ask, today, personId }: ReadContext, teamId: string): Promise<Found> {
  const last = addDays(mondayOf(today), -7)
  const weeks = weeksFrom(addDays(last, -7 * (WEEKS - 1)), last).toSorted()
  const from = weeks[0]!
  const held = () => heldWeeks.reaches({ teamId, from, to: mondayOf(today) })
  const found = await ask(metricsOfTeam, { teamId }, held)
  const shown = found.slice(0, MOST_ROWS)
  const rows: object[] = []
  for (const metric of shown) {
    const row = await ask(metricRow, { metricId: metric.id }, held)
    if (!row) continue
    const said = weeks.map((week) => metricWeek(row, week))
    const { target, unit } = said.at(-1)!
    rows.push({
      ref: refOf('metrics', metric.id),
      name: metric.name,
      description: brief(metric.description),
      owner: row.owner?.fullName,
      isMine: metric.ownerId === personId,
      unit,
      target: target.value ?? undefined,
      logic: target.logic,
      firstWeek: from,
      values: said.map(({ value }) => value),
      status: said.map(({ status }) => status),
    })
  }
  const linked = shown.map(({ id, name }) => ({ kind: 'metrics' as const, id, label: name, teamId }))
  return { rows, linked }
}

/** Where a metric's quarter will probably end. */
export async function readForecast({ ask, today }: ReadContext, metricId: string): Promise<Found> {
  const row = await ask(metricRow, { metricId })
  if (!row) return { rows: [], linked: [] }
  const { name, teamId, unit, aggregationType } = row.metric
  const forecast = forecastOf(row, mondayOf(today))
  const ref = refOf('metrics', metricId)
  const said = forecast
    ? { low: forecast.low, high: forecast.high, weeksLeft: forecast.left.length, goal: forecast.goal }
    : { none: 'There are too few values, or no week of the quarter is left.' }
  return {
    rows: [{ ref, name, unit, aggregationType, ...said }],
    linked: [{ kind: 'metrics', id: metricId, label: name, teamId }],
  }
}
