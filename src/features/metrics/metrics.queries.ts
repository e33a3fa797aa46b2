import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { ofTeam, spanOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import type { Day } from '../time/calendar.rules.ts'
import { type Person, people } from '../people/people.table.ts'
import { canViewMetrics, canViewTeamMetrics } from './metrics.access.ts'
import { groupsIn } from './groups/groups.reads.ts'
import { byGroup } from './groups/groups.rules.ts'
import { inputsOf } from './formulas/formula-inputs.reads.ts'
import { type Entered, formulasOf } from './formulas/formula-inputs.rules.ts'
import { definitionsOf, enteredFor } from './metrics.reads.ts'
import { type Metric, metrics, metricValues } from './metrics.table.ts'
import { inDisplayOrder } from './scorecard/metric-order.rules.ts'
import { placedIn } from './teams/metric-teams.reads.ts'
import { absenceOf, wasMadeBy } from './values/absence.rules.ts'
import { metricValueId } from './values/metric-values.rules.ts'
import { metricWeek, type MetricWeeks } from './values/metric-week.rules.ts'
import type { ValueStatus } from './values/targets.rules.ts'

/**
 * A team's metrics in the order of its scorecard, group by group, without their values: its own and those that it is assigned to, each with
 * the `groupId` and `displayOrder` that it has here.
 */
export const metricsOfTeam = defineQuery('metricsOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }): Metric[] =>
    byGroup(inDisplayOrder(placedIn(read, teamId)), groupsIn(read, teamId)),
})

export interface WeekOfMetric {
  status: ValueStatus
  isMissing: boolean
}

/** What a metric says of the week of the Monday `week`, the last that is due; null if the metric is gone. */
export const weekOfMetric = defineQuery('weekOfMetric', {
  input: { metricId: ref('metrics'), week: date() },
  visibleTo: canViewMetrics,
  run(read, { metricId, week }): WeekOfMetric | null {
    const metric = read.get(metrics, metricId)
    if (!metric || metric.deletedAt !== null) return null
    const entered = weekEntered(read, metric, week)
    const said = metricWeek(withInputs(read, entered), week)
    return { status: said.status, isMissing: absenceOf(entered, said, week, week) === 'missing' }
  },
})

/** What a team's metrics say of the week of the Monday `week`, by their ids. A screen that stays open reads each by itself (`weekOfMetric`). */
export function weekOfTeam(
  read: Reader,
  teamId: string,
  week: Day,
  actor: Actor,
): Record<string, WeekOfMetric> {
  const said = inDisplayOrder(placedIn(read, teamId)).map(
    ({ id }) => [id, weekOfMetric.run(read, { metricId: id, week }, actor)] as const,
  )
  return Object.fromEntries(said.flatMap(([id, of]) => (of ? [[id, of]] : [])))
}

/**
 * Holds the team's values of the weeks from the Monday `from` to before `to`, however old, while it is on a screen; not those of metrics that
 * several teams show, which `heldInputs` does.
 */
export const heldWeeks = defineQuery('heldWeeks', {
  input: { teamId: ref('teams'), from: date(), to: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId, from, to }) => [
    { scope: team(teamId), span: spanOf(metricValues, { teamId }, { field: 'week', from, to }) },
  ],
  run: () => true,
})

export interface MetricRow extends MetricWeeks {
  owner: Person | undefined
}

/**
 * One row of the scorecard, which changes only with its own metric, owner, definitions, values and inputs; null if the metric is gone.
 */
export const metricRow = defineQuery('metricRow', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }): MetricRow | null {
    const metric = read.get(metrics, metricId)
    if (!metric || metric.deletedAt !== null) return null
    return withInputs(read, { ...enteredFor(read, metric), owner: read.get(people, metric.ownerId) })
  },
})

/** One value of a metric rather than all of its years, unless only these tell whether the metric existed. */
function weekEntered(read: Reader, metric: Metric, week: Day): Entered {
  const entry = read.get(metricValues, metricValueId(metric.id, week))
  if (!entry && !wasMadeBy(metric, week)) return enteredFor(read, metric)
  return { metric, definitions: definitionsOf(read, metric.id), values: entry ? { [week]: entry } : {} }
}

/** With what its formulas need, if it has any. */
function withInputs<Row extends Entered>(read: Reader, row: Row): Row & MetricWeeks {
  const formulas = formulasOf(row)
  return { ...row, inputs: formulas.length > 0 ? inputsOf(read, formulas) : null }
}
