import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { freeName } from './metric-name.reads.ts'
import { canDelete, canEditMetrics, canTakeBack } from '../metrics.access.ts'
import { requireNoCircle } from '../formulas/formula-checks.reads.ts'
import { formulasOf } from '../formulas/formula-inputs.rules.ts'
import { definitionsOf } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import { type Metric, metrics } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { METRIC_NOT_DELETED, METRICS_NOT_DELETED, METRICS_NOT_RESTORED } from './metric-definition.text.ts'

/** The most metrics that are deleted at once. */
export const MOST_AT_ONCE = 100

const metricIds = () => refs('metrics', MOST_AT_ONCE)

/** Takes a metric off the scorecards of all teams that show it; its values are kept for `restoreMetric`. */
export const deleteMetric = defineMutation('deleteMetric', {
  failure: METRIC_NOT_DELETED,
  input: { metricId: ref('metrics') },
  may: canEditMetrics,
  run(tx, { metricId }, { actor, now }) {
    softDelete(tx, tx.find(metrics, metricId), actor, now)
  },
})

/** Undoes `deleteMetric`. */
export const restoreMetric = defineMutation('restoreMetric', {
  failure: METRIC_NOT_UPDATED,
  input: { metricId: ref('metrics') },
  may: canEditMetrics,
  run(tx, { metricId }, { actor, now }) {
    restore(tx, tx.find(metrics, metricId), actor, now)
  },
})

/** Deletes several metrics from all teams, or none if one of them can't be. Taking one out of a team moves all its values, so that goes one by one. */
export const deleteMetrics = defineMutation('deleteMetrics', {
  failure: METRICS_NOT_DELETED,
  input: { metricIds: metricIds() },
  may: canEditMetrics,
  run(tx, { metricIds: ids }, { actor, now }) {
    for (const id of new Set(ids)) softDelete(tx, tx.find(metrics, id), actor, now)
  },
})

/** Takes metrics back that the actor has just added, as an import that is undone does. */
export const takeBackMetrics = defineMutation('takeBackMetrics', {
  failure: METRICS_NOT_DELETED,
  input: { metricIds: metricIds() },
  may: canEditMetrics,
  run(tx, { metricIds: ids }, { actor, now }) {
    for (const id of new Set(ids)) {
      const metric = tx.find(metrics, id)
      if (metric.deletedAt !== null) refuse('metric/already-deleted')
      if (!canTakeBack(actor, metric, now)) refuse('metric/owner-only')
      hide(tx, metric, now)
    }
  },
})

/** Undoes `deleteMetrics`. */
export const restoreMetrics = defineMutation('restoreMetrics', {
  failure: METRICS_NOT_RESTORED,
  input: { metricIds: metricIds() },
  may: canEditMetrics,
  run(tx, { metricIds: ids }, { actor, now }) {
    for (const id of new Set(ids)) restore(tx, tx.find(metrics, id), actor, now)
  },
})

/** Hides a metric in all of its teams; its values are kept. */
function softDelete(tx: Transaction, metric: Metric, actor: Actor, now: string): void {
  if (metric.deletedAt !== null) refuse('metric/already-deleted')
  if (!canDelete(actor, metric)) refuse('metric/owner-only')
  hide(tx, metric, now)
}

const hide = (tx: Transaction, { id }: Metric, now: string): void =>
  tx.update(metrics, id, { deletedAt: now, updatedAt: now, claimedName: null })

/** Undoes `softDelete`. */
function restore(tx: Transaction, metric: Metric, actor: Actor, now: string): void {
  if (!canDelete(actor, metric)) refuse('metric/restored-by-owner-only')
  requireNoCircle(tx, metric.id, formulasOf({ metric, definitions: definitionsOf(tx, metric.id) }))
  tx.update(metrics, metric.id, { deletedAt: null, updatedAt: now, claimedName: freeName(tx, metric) })
}
