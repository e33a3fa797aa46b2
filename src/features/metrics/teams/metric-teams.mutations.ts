import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { teams } from '../../teams/teams.table.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { METRIC_NOT_DELETED } from '../definition/metric-definition.text.ts'
import { freeName } from '../definition/metric-name.reads.ts'
import { pastAfter } from '../definition/metric-past.rules.ts'
import { canConfigure, canEditMetrics, canTakeOut } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import { type Metric, metrics, metricTeamAssignments, metricValues } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { assignmentsOf } from './metric-teams.reads.ts'
import { placeMetric, unassignFrom } from './place-metric.mutations.ts'

/** In how many other teams one metric can be shown. */
export const MOST_TEAMS = 100

/** How many of its metrics a team can show in others: the whole company receives them. */
export const MOST_SHARED = 100

const reachesValues = ({ metricId }: { metricId: string }) => [spanOf(metricValues, { metricId })]

/** Shows a metric in another team, whose members then enter its values too. From then on the whole company can read it. */
export const assignMetric = defineMutation('assignMetric', {
  failure: METRIC_NOT_UPDATED,
  input: { id: uuid(), metricId: ref('metrics'), teamId: ref('teams') },
  reaches: reachesValues,
  may: canEditMetrics,
  run(tx, { id, metricId, teamId }, { actor, now }) {
    const metric = findLiveMetric(tx, metricId)
    if (!canConfigure(actor, metric)) refuse('metric/owner-or-manager-only')
    tx.find(teams, teamId)
    if (!actor.sees(team(teamId))) refuse('metric/not-your-team-to-share')
    const assigned = assignmentsOf(tx, metricId)
    if (teamId === metric.teamId || assigned.some((one) => one.teamId === teamId)) return
    requireRoom(tx, metric, assigned.length)
    const stamp = { createdBy: actor.id, createdAt: now }
    tx.insert(metricTeamAssignments, {
      id,
      metricId,
      teamId,
      groupId: null,
      displayOrder: AT_THE_END,
      ...stamp,
    })
    placeMetric(tx, metric, { isShared: true }, now)
  },
})

/**
 * Takes a metric out of one of the teams that show it. If it is the metric's own, the first other team that its owner and the actor are on
 * takes it over.
 */
export const removeMetricFromTeam = defineMutation('removeMetricFromTeam', {
  failure: METRIC_NOT_DELETED,
  input: { metricId: ref('metrics'), teamId: ref('teams') },
  reaches: reachesValues,
  may: canEditMetrics,
  run(tx, { metricId, teamId }, { actor, now }) {
    const metric = findLiveMetric(tx, metricId)
    if (!canTakeOut(actor, metric, teamId)) refuse('metric/owner-or-manager-only')
    if (metric.teamId === teamId) return handOver(tx, metric, actor, now)
    if (!assignmentsOf(tx, metricId).some((one) => one.teamId === teamId)) refuse('metric/other-team')
    const isShared = unassignFrom(tx, metricId, teamId)
    // Who is not on the metric's own team can't take it from the company: they may not see it any more.
    if (actor.sees(team(metric.teamId))) placeMetric(tx, metric, { isShared }, now)
  },
})

function handOver(tx: Transaction, metric: Metric, actor: Actor, now: string): void {
  const { ownerId: personId, createdBy } = metric
  const successor = assignmentsOf(tx, metric.id).find(
    ({ teamId }) => actor.sees(team(teamId)) && canOwn(tx, actor, { teamId, personId, createdBy }),
  )
  if (!successor) return refuse('metric/no-other-team')
  const { teamId, groupId, displayOrder } = successor
  const isShared = unassignFrom(tx, metric.id, teamId)
  const claimedName = freeName(tx, { ...metric, teamId })
  const earlier = pastAfter(metric, { name: metric.name, teamId }, { by: actor.id, at: now })
  placeMetric(tx, metric, { teamId, groupId, displayOrder, isShared, claimedName, earlier }, now)
}

function requireRoom(tx: Transaction, { teamId, isShared }: Metric, assigned: number): void {
  if (assigned >= MOST_TEAMS) refuse('metric/too-many-teams', { limit: MOST_TEAMS })
  if (isShared || tx.where(metrics, { teamId, isShared: true }).length < MOST_SHARED) return
  refuse('metric/too-many-shared', { limit: MOST_SHARED })
}
