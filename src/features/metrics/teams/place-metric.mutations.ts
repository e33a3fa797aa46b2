import type { Transaction } from '../../../sync/transaction.ts'
import { followInput } from '../formulas/input-teams.mutations.ts'
import { type Metric, metrics, metricTeamAssignments, metricValues } from '../metrics.table.ts'
import { assignmentsOf } from './metric-teams.reads.ts'

/** Changes a metric's team, audience or place, and with it that of its values, which the mutation has to reach. */
export function placeMetric(
  tx: Transaction,
  metric: Metric,
  place: Partial<
    Pick<Metric, 'teamId' | 'isShared' | 'groupId' | 'displayOrder' | 'claimedName' | 'earlier'>
  >,
  now: string,
): void {
  tx.update(metrics, metric.id, { ...place, updatedAt: now })
  takeAlong(tx, metric, { ...metric, ...place })
}

/** Places a metric's values where the metric is now, and lets the formulas that use it follow. */
export function takeAlong(
  tx: Transaction,
  { id: metricId, teamId: formerTeamId }: Metric,
  { teamId, isShared }: Pick<Metric, 'teamId' | 'isShared'>,
): void {
  for (const value of tx.where(metricValues, { metricId })) {
    if (value.teamId !== teamId || value.isShared !== isShared)
      tx.update(metricValues, value.id, { teamId, isShared })
  }
  if (teamId !== formerTeamId) followInput(tx, metricId, formerTeamId)
}

/**
 * Makes room for a metric in a team that becomes its own: it is no longer assigned there.
 * @returns whether other teams still show it
 */
export function unassignFrom(tx: Transaction, metricId: string, teamId: string): boolean {
  const assigned = assignmentsOf(tx, metricId)
  for (const { id } of assigned.filter((one) => one.teamId === teamId)) tx.remove(metricTeamAssignments, id)
  return assigned.some((one) => one.teamId !== teamId)
}
