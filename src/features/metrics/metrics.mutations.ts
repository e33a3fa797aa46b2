import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { number, ref, refs, uuid } from '../../sync/fields.ts'
import { deny, refuse } from '../../sync/refusal.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { team } from '../../sync/scope.ts'
import { people } from '../people/people.table.ts'
import { teams } from '../teams/teams.table.ts'
import { movedTo, nextPlace } from '../work/order.rules.ts'
import { canOwn, type Ownership } from '../work/owners.reads.ts'
import { canAddMetrics, canConfigure, canDelete, canReorder } from './metrics.access.ts'
import { definedMetricProblem, newMetricProblem } from './definition/metric-definition.rules.ts'
import { nameKey, namesakes } from './metrics.rules.ts'
import {
  aggregation,
  type Metric,
  metricDescription,
  metricName,
  metrics,
  metricValues,
  targetLogic,
  unit,
} from './metrics.table.ts'
import * as words from './metrics.text.ts'

/** Adds a metric at the end of its team's scorecard. */
export const createMetric = defineMutation('createMetric', {
  input: {
    id: uuid(),
    teamId: ref('teams').nullable(),
    ownerId: ref('people').nullable(),
    name: metricName(),
    description: metricDescription(),
    unit: unit().nullable(),
    targetValue: number().nullable(),
    targetLogic: targetLogic(),
    aggregationType: aggregation(),
  },
  may: (actor) => actor.can('edit_metrics'),
  run(tx, { teamId, ownerId, unit: chosenUnit, ...input }, { actor, now }) {
    const problem = newMetricProblem({ ...input, teamId, ownerId, unit: chosenUnit })
    if (problem !== null || teamId === null || ownerId === null || chosenUnit === null) {
      refuse(words.METRIC_NOT_ADDED, problem?.text ?? words.NAME_REQUIRED)
    }
    requireTeam(tx, actor, words.METRIC_NOT_ADDED, teamId)
    requireOwner(tx, actor, words.METRIC_NOT_ADDED, { teamId, personId: ownerId, createdBy: actor.id })
    if (namesakes({ ...input, teamId, ownerId }, tx.where(metrics, { teamId, ownerId })).length > 0) {
      refuse(words.METRIC_NOT_ADDED, words.duplicateName(input.name))
    }
    tx.insert(metrics, {
      ...input,
      teamId,
      ownerId,
      claimedName: nameKey(input.name),
      unit: chosenUnit,
      description: input.description || null,
      displayOrder: nextPlace(tx.where(metrics, { teamId })),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
  },
})

/** Changes what a metric is; what is left out stays. A name that the owner uses already is kept beside the other. */
export const updateMetric = defineMutation('updateMetric', {
  input: {
    metricId: ref('metrics'),
    teamId: ref('teams').optional(),
    ownerId: ref('people').optional(),
    name: metricName().optional(),
    description: metricDescription().optional(),
    unit: unit().optional(),
    targetValue: number().nullable().optional(),
    targetLogic: targetLogic().optional(),
    aggregationType: aggregation().optional(),
  },
  may: (actor) => actor.can('edit_metrics'),
  run(tx, { metricId, ...patch }, { actor, now }) {
    const before = liveMetric(tx, metricId)
    if (!canConfigure(actor, before)) deny(words.CONFIGURATION_NOT_UPDATED, words.ONLY_OWNER_OR_MANAGER)
    const after: Metric = { ...before, ...patch, updatedAt: now }
    if (definedMetricProblem(after) !== null)
      refuse(words.CONFIGURATION_NOT_UPDATED, words.CONFIGURATION_INCOMPLETE)
    if (after.teamId !== before.teamId) requireTeam(tx, actor, words.CONFIGURATION_NOT_UPDATED, after.teamId)
    if (after.teamId !== before.teamId || after.ownerId !== before.ownerId) {
      requireOwner(tx, actor, words.CONFIGURATION_NOT_UPDATED, { ...after, personId: after.ownerId })
    }
    tx.update(metrics, metricId, {
      ...after,
      description: after.description || null,
      claimedName: freeName(tx, after),
    })
    if (after.teamId !== before.teamId) moveValues(tx, metricId, after.teamId)
  },
})

/** Takes a metric off the scorecard; its values stay for `restoreMetric`. */
export const deleteMetric = defineMutation('deleteMetric', {
  input: { metricId: ref('metrics') },
  may: (actor) => actor.can('edit_metrics'),
  run(tx, { metricId }, { actor, now }) {
    const metric = liveMetric(tx, metricId)
    if (!canDelete(actor, metric)) deny(words.DELETE_FAILED, words.ONLY_OWNER_DELETES)
    tx.update(metrics, metricId, { deletedAt: now, updatedAt: now, claimedName: null })
  },
})

/** Undoes `deleteMetric`. */
export const restoreMetric = defineMutation('restoreMetric', {
  input: { metricId: ref('metrics') },
  may: (actor) => actor.can('edit_metrics'),
  run(tx, { metricId }, { actor, now }) {
    const metric = tx.find(metrics, metricId)
    if (!canDelete(actor, metric)) deny(words.METRIC_NOT_UPDATED, words.ONLY_OWNER_DELETES)
    tx.update(metrics, metricId, { deletedAt: null, updatedAt: now, claimedName: freeName(tx, metric) })
  },
})

/** Puts metrics of one team in this order; those not named come after them. */
export const reorderMetrics = defineMutation('reorderMetrics', {
  input: { teamId: ref('teams'), metricIds: refs('metrics') },
  may: (actor, { teamId }) => canReorder(actor) && actor.sees(team(teamId)),
  run(tx, { teamId, metricIds }) {
    const named = [...new Set(metricIds)].map((id) => tx.find(metrics, id))
    if (named.some((metric) => metric.teamId !== teamId))
      refuse(words.METRICS_NOT_REORDERED, words.METRIC_GONE)
    for (const { row, displayOrder } of movedTo(tx.where(metrics, { teamId }), metricIds)) {
      tx.update(metrics, row.id, { displayOrder })
    }
  },
})

/** The metric, unless it was deleted. */
export function liveMetric(tx: Transaction, metricId: string): Metric {
  const metric = tx.find(metrics, metricId)
  return metric.deletedAt === null ? metric : refuse(words.METRIC_NOT_UPDATED, words.METRIC_GONE)
}

function requireTeam(tx: Transaction, actor: Actor, title: string, teamId: string): void {
  tx.find(teams, teamId)
  if (!canAddMetrics(actor, teamId)) deny(title, words.NOT_YOUR_TEAM)
}

function requireOwner(tx: Transaction, actor: Actor, title: string, ownership: Ownership): void {
  tx.find(people, ownership.personId)
  if (!canOwn(tx, actor, ownership)) refuse(title, words.OWNER_NOT_IN_TEAM)
}

/** The name to keep from others, unless another metric of the owner keeps it already. */
function freeName(read: Reader, metric: Metric): string | null {
  const rivals = namesakes(metric, read.where(metrics, { teamId: metric.teamId, ownerId: metric.ownerId }))
  return rivals.some(({ claimedName }) => claimedName !== null) ? null : nameKey(metric.name)
}

/** Older values, which the live set does not hold, are moved by the database's own key. */
function moveValues(tx: Transaction, metricId: string, teamId: string): void {
  for (const { id } of tx.where(metricValues, { metricId })) tx.update(metricValues, id, { teamId })
}
