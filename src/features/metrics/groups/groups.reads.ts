import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { byPlace } from '../../work/order.rules.ts'
import { refuse } from '../metrics.refusals.ts'
import { type MetricGroup, metricGroups } from '../metrics.table.ts'

/** A team's groups in the order of its scorecard. */
export const groupsIn = (read: Reader, teamId: string): MetricGroup[] =>
  read
    .where(metricGroups, { teamId, deletedAt: null })
    .toSorted((one, other) => byPlace(one, other) || (one.id < other.id ? -1 : 1))

/**
 * The group, unless it was deleted, or belongs to another team than the one given.
 * @throws {Refusal} otherwise, or if it is not the actor's to see
 */
export function findGroup(tx: Transaction, groupId: string, teamId?: string): MetricGroup {
  const group = tx.find(metricGroups, groupId)
  const isFit = group.deletedAt === null && (teamId === undefined || group.teamId === teamId)
  return isFit ? group : refuse('group/gone')
}
