import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { date, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { canConfigure, canEditMetrics } from '../metrics.access.ts'
import { checkedFormula } from '../formulas/formula-checks.reads.ts'
import { definitionsOf, findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import {
  type Definition,
  definitionFields,
  formulaText,
  type Metric,
  metricDefinitions,
} from '../metrics.table.ts'
import { isEnterableWeek, isTooLarge, metricValueId } from '../values/metric-values.rules.ts'
import { definitionOf, differenceOf, type EarlierDefinition, redefined } from './definitions.rules.ts'
import { CONFIGURATION_NOT_UPDATED } from './metric-definition.text.ts'

/** The most earlier definitions of one metric. */
export const MOST_DEFINITIONS = 100

/**
 * Prepares the earlier definitions for a change of the metric, which the caller writes: with `from`, the Monday of a week, earlier weeks keep
 * what they had; with null they change as well.
 */
export function redefine(
  tx: Transaction,
  metric: Metric,
  after: Definition,
  from: Day | null,
  context: MutationContext,
): void {
  if (from !== null) requireWeek(from, context.now)
  const change = differenceOf(metric, after)
  if (Object.keys(change).length === 0) return
  const definitions = definitionsOf(tx, metric.id)
  const steps = redefined({ metric, definitions }, change, from)
  if (steps.length > MOST_DEFINITIONS) refuse('metric/too-many-definitions', { limit: MOST_DEFINITIONS })
  const kept = new Map(steps.map((step) => [step.untilWeek, step]))
  for (const { id, untilWeek } of definitions) {
    const step = kept.get(untilWeek)
    if (step) tx.update(metricDefinitions, id, definitionOf(step))
    else tx.remove(metricDefinitions, id)
    kept.delete(untilWeek)
  }
  for (const step of kept.values()) insertDefinition(tx, metric, step, context)
}

/** Forgets an earlier definition: its weeks take the next one. */
export const removeDefinition = defineMutation('removeDefinition', {
  failure: CONFIGURATION_NOT_UPDATED,
  input: { definitionId: ref('metric_definitions') },
  may: canEditMetrics,
  run(tx, { definitionId }, { actor }) {
    const metric = findLiveMetric(tx, tx.find(metricDefinitions, definitionId).metricId)
    if (!canConfigure(actor, metric)) refuse('metric/owner-or-manager-only')
    tx.remove(metricDefinitions, definitionId)
  },
})

/** Undoes `removeDefinition`. One that was made for the same weeks since then stays. */
export const restoreDefinition = defineMutation('restoreDefinition', {
  failure: CONFIGURATION_NOT_UPDATED,
  input: {
    metricId: ref('metrics'),
    untilWeek: date(),
    ...definitionFields,
    formula: formulaText().optional(),
  },
  may: canEditMetrics,
  run(tx, { metricId, formula: given = null, ...step }, context) {
    const metric = findLiveMetric(tx, metricId)
    if (!canConfigure(context.actor, metric)) refuse('metric/owner-or-manager-only')
    if (isTooLarge(step.targetValue)) refuse('value/too-large')
    requireWeek(step.untilWeek, context.now)
    const present = definitionsOf(tx, metricId)
    if (present.some(({ untilWeek }) => untilWeek === step.untilWeek)) return
    if (present.length >= MOST_DEFINITIONS) refuse('metric/too-many-definitions', { limit: MOST_DEFINITIONS })
    const { formula } = checkedFormula(tx, { id: metricId, formula: given }, metric)
    insertDefinition(tx, metric, { ...step, formula }, context)
  },
})

function requireWeek(week: Day, now: string): void {
  if (!isEnterableWeek(week, now)) refuse('metric/not-a-week')
}

function insertDefinition(
  tx: Transaction,
  { id: metricId, teamId, isShared }: Metric,
  { untilWeek, ...step }: EarlierDefinition,
  { actor, now }: MutationContext,
): void {
  tx.insert(metricDefinitions, {
    id: metricValueId(metricId, untilWeek),
    metricId,
    teamId,
    isShared,
    untilWeek,
    ...definitionOf(step),
    createdBy: actor.id,
    createdAt: now,
  })
}
