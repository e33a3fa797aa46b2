import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { number, ref, uuid } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import { canOwn, type Ownership } from '../../work/owners.reads.ts'
import { canAddMetrics, canConfigure, canDelete, canEditMetrics } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import {
  aggregation,
  type Metric,
  metricDescription,
  metricName,
  metrics,
  metricValues,
  targetLogic,
  unit,
} from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { definedMetricProblem, type MetricDraft, newMetricProblem } from './metric-definition.rules.ts'
import { CONFIGURATION_NOT_UPDATED, METRIC_NOT_ADDED, METRIC_NOT_DELETED } from './metric-definition.text.ts'
import { nameKey, type Named, namesakes } from './metric-name.rules.ts'

/** Adds a metric at the end of its team's scorecard. */
export const createMetric = defineMutation('createMetric', {
  failure: METRIC_NOT_ADDED,
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
  may: canEditMetrics,
  run(tx, input, { actor, now }) {
    requireComplete(input)
    const { teamId, ownerId, name } = input
    requireTeam(tx, actor, teamId)
    requireOwner(tx, actor, { teamId, personId: ownerId, createdBy: actor.id })
    if (isNameTaken(tx, input)) refuse('metric/name-taken', { name })
    tx.insert(metrics, {
      ...input,
      claimedName: nameKey(name),
      displayOrder: AT_THE_END,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
  },
})

/** Changes a metric; fields left out stay as they are. A name that the owner already uses is allowed here. */
export const updateMetric = defineMutation('updateMetric', {
  failure: CONFIGURATION_NOT_UPDATED,
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
  // All of its values move with it to another team.
  reaches: ({ metricId, teamId }) => (teamId === undefined ? [] : [spanOf(metricValues, { metricId })]),
  may: canEditMetrics,
  run(tx, { metricId, ...patch }, { actor, now }) {
    const before = findLiveMetric(tx, metricId)
    if (!canConfigure(actor, before)) refuse('metric/owner-or-manager-only')
    const after: Metric = { ...before, ...patch, updatedAt: now }
    if (definedMetricProblem(after)) refuse('metric/incomplete')
    const changesTeam = after.teamId !== before.teamId
    if (changesTeam) requireTeam(tx, actor, after.teamId)
    if (changesTeam || after.ownerId !== before.ownerId)
      requireOwner(tx, actor, { ...after, personId: after.ownerId })
    tx.update(metrics, metricId, { ...after, claimedName: freeName(tx, after) })
    if (changesTeam) moveValues(tx, metricId, after.teamId)
  },
})

/** Takes a metric off the scorecard; its values are kept for `restoreMetric`. */
export const deleteMetric = defineMutation('deleteMetric', {
  failure: METRIC_NOT_DELETED,
  input: { metricId: ref('metrics') },
  may: canEditMetrics,
  run(tx, { metricId }, { actor, now }) {
    const metric = tx.find(metrics, metricId)
    if (metric.deletedAt !== null) refuse('metric/already-deleted')
    if (!canDelete(actor, metric)) refuse('metric/owner-only')
    tx.update(metrics, metricId, { deletedAt: now, updatedAt: now, claimedName: null })
  },
})

/** Undoes `deleteMetric`. */
export const restoreMetric = defineMutation('restoreMetric', {
  failure: METRIC_NOT_UPDATED,
  input: { metricId: ref('metrics') },
  may: canEditMetrics,
  run(tx, { metricId }, { actor, now }) {
    const metric = tx.find(metrics, metricId)
    if (!canDelete(actor, metric)) refuse('metric/restored-by-owner-only')
    tx.update(metrics, metricId, { deletedAt: null, updatedAt: now, claimedName: freeName(tx, metric) })
  },
})

type Complete = { [Field in 'unit' | 'ownerId' | 'teamId']: NonNullable<MetricDraft[Field]> }

function requireComplete<Draft extends MetricDraft>(draft: Draft): asserts draft is Draft & Complete {
  const problem = newMetricProblem(draft)
  if (problem) refuse(problem.code)
}

function requireTeam(tx: Transaction, actor: Actor, teamId: string): void {
  tx.find(teams, teamId)
  if (!canAddMetrics(actor, teamId)) refuse('metric/not-your-team')
}

function requireOwner(tx: Transaction, actor: Actor, ownership: Ownership): void {
  tx.find(people, ownership.personId)
  if (!canOwn(tx, actor, ownership)) refuse('metric/owner-not-in-team')
}

/** The owner's live metrics in the team that claim this name, or, with null, those whose names another had claimed before. */
const claiming = (read: Reader, { teamId, ownerId }: Named, claimedName: string | null): Metric[] =>
  read.where(metrics, { teamId, ownerId, deletedAt: null, claimedName })

function isNameTaken(read: Reader, metric: Named): boolean {
  const rivals = [nameKey(metric.name), null].flatMap((claimed) => claiming(read, metric, claimed))
  return namesakes(metric, rivals).length > 0
}

/** The name to claim among the owner's metrics, or null while another of them claims it. */
function freeName(read: Reader, metric: Metric): string | null {
  const key = nameKey(metric.name)
  return claiming(read, metric, key).some(({ id }) => id !== metric.id) ? null : key
}

function moveValues(tx: Transaction, metricId: string, teamId: string): void {
  for (const { id } of tx.where(metricValues, { metricId })) tx.update(metricValues, id, { teamId })
}
