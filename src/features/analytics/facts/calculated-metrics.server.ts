import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Actor } from '../../../sync/actor.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { wasMadeBy } from '../../metrics/values/absence.rules.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { type Day, mondayOf, weeksFrom } from '../../time/calendar.rules.ts'
import type { Asked, CalculatedWeek } from './fact.server.ts'
import { inputsOf } from './metric-inputs.server.ts'
import { lastWeek } from './metric-facts.server.ts'
import type { Reach } from './of-teams.server.ts'
import { readerOf } from './read-rows.server.ts'

/** The weeks of the metrics that a formula calculates, by the rule that the scorecard has, from what the actor may see. */
export async function calculatedWeeks(
  client: PoolClient,
  actor: Actor,
  { companyId, teamIds }: Reach,
  asked: Asked,
): Promise<CalculatedWeek[]> {
  const read = readerOf(client, companyId)
  const calculated = await read(
    metrics,
    sql`team_id = any(${[...teamIds]}::uuid[]) and deleted_at is null and (coalesce(formula, '') <> '' or exists (
      select from metric_definitions was where was.company_id = metrics.company_id and was.metric_id = metrics.id and was.formula <> ''))`,
  )
  if (calculated.length === 0) return []
  const [from, to] = [mondayOf(asked.days.from), lastWeek(asked)]
  const inputs = await inputsOf(read, actor, calculated, { from, to })
  const weeks: CalculatedWeek[] = []
  const slices = new Slices()
  for (const { id } of calculated) {
    const row: MetricWeeks = { ...inputs[id]!, inputs }
    for (const week of weeksFrom(from, to)) {
      if (slices.isOver) await slices.turn()
      if (isCalculatedAt(row, week)) weeks.push(...weekOf(row, week))
    }
  }
  return weeks
}

/** A week of before it existed counts only if the formula comes to something in it. */
function weekOf(row: MetricWeeks, week: Day): CalculatedWeek[] {
  const { status } = metricWeek(row, week)
  return status === 'no-value' && !wasMadeBy(row.metric, week)
    ? []
    : [{ id: row.metric.id, week, state: status }]
}
