import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs, uuid } from '../../../sync/fields.ts'
import type { Actor } from '../../../sync/actor.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { AT_THE_END, movedTo } from '../../work/order.rules.ts'
import { canReorder } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import {
  groupName,
  type MetricGroup,
  metricGroups,
  metrics,
  metricTeamAssignments,
} from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { findGroup, groupsIn } from './groups.reads.ts'
import { isGroupNameTaken } from './groups.rules.ts'
import { GROUP_NOT_ADDED, GROUP_NOT_DELETED, GROUP_NOT_UPDATED } from './groups.text.ts'

/** The most groups of one team. */
export const MOST_GROUPS = 50

/** Adds a group at the end of a team's scorecard. */
export const createMetricGroup = defineMutation('createMetricGroup', {
  failure: GROUP_NOT_ADDED,
  input: { id: uuid(), teamId: ref('teams'), name: groupName() },
  may: (actor, { teamId }) => canReorder(actor, teamId),
  run(tx, { id, teamId, name }, { now }) {
    requireName(tx, { id, teamId, name })
    requireRoom(tx, teamId)
    tx.insert(metricGroups, { id, teamId, name, displayOrder: AT_THE_END, createdAt: now, deletedAt: null })
  },
})

export const renameMetricGroup = defineMutation('renameMetricGroup', {
  failure: GROUP_NOT_UPDATED,
  input: { groupId: ref('metric_groups'), name: groupName() },
  may: (actor) => actor.can('manage_metrics'),
  run(tx, { groupId, name }, { actor }) {
    const group = findManaged(tx, actor, groupId)
    requireName(tx, { ...group, name })
    tx.update(metricGroups, groupId, { name })
  },
})

/** Takes a heading off the scorecard. Its metrics stay, in no group until `restoreMetricGroup`. */
export const deleteMetricGroup = defineMutation('deleteMetricGroup', {
  failure: GROUP_NOT_DELETED,
  input: { groupId: ref('metric_groups') },
  may: (actor) => actor.can('manage_metrics'),
  run(tx, { groupId }, { actor, now }) {
    findManaged(tx, actor, groupId)
    tx.update(metricGroups, groupId, { deletedAt: now })
  },
})

/** Undoes `deleteMetricGroup`, with the metrics that have not been put into another group since. */
export const restoreMetricGroup = defineMutation('restoreMetricGroup', {
  failure: GROUP_NOT_UPDATED,
  input: { groupId: ref('metric_groups') },
  may: (actor) => actor.can('manage_metrics'),
  run(tx, { groupId }, { actor }) {
    const { teamId, deletedAt } = tx.find(metricGroups, groupId)
    if (!canReorder(actor, teamId)) refuse('group/managers-only')
    if (deletedAt === null) return
    requireRoom(tx, teamId)
    tx.update(metricGroups, groupId, { deletedAt: null })
  },
})

/** Puts groups of one team first, in this order; the others follow as they were. */
export const reorderMetricGroups = defineMutation('reorderMetricGroups', {
  failure: GROUP_NOT_UPDATED,
  input: { teamId: ref('teams'), groupIds: refs('metric_groups', MOST_GROUPS) },
  may: (actor, { teamId }) => canReorder(actor, teamId),
  run(tx, { teamId, groupIds }) {
    for (const groupId of groupIds) findGroup(tx, groupId, teamId)
    for (const { row, displayOrder } of movedTo(groupsIn(tx, teamId), groupIds))
      tx.update(metricGroups, row.id, { displayOrder })
  },
})

/** Puts a metric into a group of a team that shows it, or with null into none. */
export const groupMetric = defineMutation('groupMetric', {
  failure: METRIC_NOT_UPDATED,
  input: {
    teamId: ref('teams'),
    metricId: ref('metrics'),
    groupId: ref('metric_groups').nullable(),
  },
  may: (actor, { teamId }) => canReorder(actor, teamId),
  run(tx, { teamId, metricId, groupId }, { now }) {
    const metric = findLiveMetric(tx, metricId)
    if (groupId !== null) findGroup(tx, groupId, teamId)
    if (metric.teamId === teamId) return tx.update(metrics, metricId, { groupId, updatedAt: now })
    const [assignment] = tx.where(metricTeamAssignments, { metricId, teamId })
    if (!assignment) return refuse('metric/other-team')
    tx.update(metricTeamAssignments, assignment.id, { groupId })
  },
})

function findManaged(tx: Transaction, actor: Actor, groupId: string): MetricGroup {
  const group = findGroup(tx, groupId)
  return canReorder(actor, group.teamId) ? group : refuse('group/managers-only')
}

function requireName(tx: Transaction, group: Pick<MetricGroup, 'id' | 'teamId' | 'name'>): void {
  if (group.name === '') refuse('group/name-required')
  if (isGroupNameTaken(group, groupsIn(tx, group.teamId))) refuse('group/name-taken', { name: group.name })
}

function requireRoom(tx: Transaction, teamId: string): void {
  if (groupsIn(tx, teamId).length >= MOST_GROUPS) refuse('group/too-many', { limit: MOST_GROUPS })
}
