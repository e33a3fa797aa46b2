import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { date, number, ref } from '../../../sync/fields.ts'
import { deny, notFound, refuse } from '../../../sync/refusal.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { addDays, isMonday, isPlausible, utcDayOf } from '../../time/calendar.rules.ts'
import { canConfigure, canEnterValues } from '../metrics.access.ts'
import { LARGEST_VALUE } from './metric-format.rules.ts'
import { liveMetric } from '../metrics.mutations.ts'
import { metricValueId } from '../metrics.rules.ts'
import { type Metric, type MetricValue, metricValues, targetLogic, targetNote } from '../metrics.table.ts'
import * as words from '../metrics.text.ts'

const cell = { id: ref('metric_values'), metricId: ref('metrics'), week: date() }

/** Which cell of the scorecard: the arguments that `setMetricValue` and `setCustomTarget` share. */
export const cellOf = (metricId: string, week: string) => ({
  id: metricValueId(metricId, week),
  metricId,
  week,
})

/** Enters the value of a metric in a week, in the place of an earlier one; null clears it. */
export const setMetricValue = defineMutation('setMetricValue', {
  input: { ...cell, value: number().nullable() },
  may: canEnterValues,
  run(tx, { value, ...where }, context) {
    if (Math.abs(value ?? 0) > LARGEST_VALUE) refuse(words.METRIC_NOT_UPDATED, words.TOO_LARGE)
    writeCell(tx, liveMetric(tx, where.metricId), where, { value }, context)
  },
})

/** Gives one week a target and a note of its own; nulls take them away. */
export const setCustomTarget = defineMutation('setCustomTarget', {
  input: {
    ...cell,
    customTargetValue: number().nullable(),
    customTargetLogic: targetLogic().nullable(),
    targetNote: targetNote(),
  },
  may: canEnterValues,
  run(tx, { id, metricId, week, ...target }, context) {
    const metric = liveMetric(tx, metricId)
    if (!canConfigure(context.actor, metric)) deny(words.METRIC_NOT_UPDATED, words.ONLY_OWNER_OR_MANAGER)
    if (Math.abs(target.customTargetValue ?? 0) > LARGEST_VALUE)
      refuse(words.METRIC_NOT_UPDATED, words.TOO_LARGE)
    writeCell(tx, metric, { id, week }, { ...target, targetNote: target.targetNote || null }, context)
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
  if (!isEnterableWeek(week, now)) refuse(words.METRIC_NOT_UPDATED, words.NOT_A_WEEK)
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

/** A Monday whose week has begun somewhere on earth, the day before included where weeks begin on Sunday. */
const isEnterableWeek = (week: string, now: string): boolean =>
  isPlausible(week) && isMonday(week) && week <= addDays(utcDayOf(now), 2)
