import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { date, number, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canConfigure, canEditMetrics } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import { type Metric, type MetricValue, metricValues, targetLogic, targetNote } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { isEnterableWeek, isTooLarge, metricValueId } from './metric-values.rules.ts'
import { notFound } from '../../../sync/engine.refusals.ts'

const cell = { id: ref('metric_values'), metricId: ref('metrics'), week: date() }

/** The arguments of `setMetricValue` and `setCustomTarget` that say which metric and week are meant. */
export const cellOf = (metricId: string, week: string) => ({
  id: metricValueId(metricId, week),
  metricId,
  week,
})

/** Enters a metric's value of a week, replacing an earlier one; null clears it. */
export const setMetricValue = defineMutation('setMetricValue', {
  failure: METRIC_NOT_UPDATED,
  input: { ...cell, value: number().nullable() },
  may: canEditMetrics,
  run(tx, { metricId, value, ...where }, context) {
    if (isTooLarge(value)) refuse('value/too-large')
    writeCell(tx, findLiveMetric(tx, metricId), where, { value }, context)
  },
})

/** Gives one week its own target and note; nulls remove them. */
export const setCustomTarget = defineMutation('setCustomTarget', {
  failure: METRIC_NOT_UPDATED,
  input: {
    ...cell,
    customTargetValue: number().nullable(),
    customTargetLogic: targetLogic().nullable(),
    targetNote: targetNote(),
  },
  may: canEditMetrics,
  run(tx, { id, metricId, week, ...target }, context) {
    const metric = findLiveMetric(tx, metricId)
    if (!canConfigure(context.actor, metric)) refuse('metric/owner-or-manager-only')
    if (isTooLarge(target.customTargetValue)) refuse('value/too-large')
    writeCell(tx, metric, { id, week }, target, context)
  },
})

type Entry = Partial<Pick<MetricValue, 'value' | 'customTargetValue' | 'customTargetLogic' | 'targetNote'>>

function writeCell(
  tx: Transaction,
  metric: Metric,
  { id, week }: Pick<MetricValue, 'id' | 'week'>,
  entry: Entry,
  { actor, now }: MutationContext,
): void {
  if (!isEnterableWeek(week, now)) refuse('value/not-a-week')
  if (id !== metricValueId(metric.id, week)) notFound()
  const stamp = { updatedBy: actor.id, updatedAt: now }
  if (tx.get(metricValues, id)) return tx.update(metricValues, id, { ...entry, ...stamp })
  tx.insert(metricValues, {
    id,
    metricId: metric.id,
    teamId: metric.teamId,
    week,
    value: null,
    customTargetValue: null,
    customTargetLogic: null,
    targetNote: null,
    ...entry,
    ...stamp,
  })
}
