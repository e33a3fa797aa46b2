import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { date, integer, list, number, object, ref, refs } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { type Defined, isCalculatedAt } from '../definition/definitions.rules.ts'
import { canConfigure, canEditMetrics } from '../metrics.access.ts'
import { definitionsOf, findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import { type Metric, type MetricValue, metricValues, targetLogic, targetNote } from '../metrics.table.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { isHidden, worksWith } from '../teams/metric-teams.reads.ts'
import { isEnterableWeek, isTooLarge, metricValueId } from './metric-values.rules.ts'
import { earlierAfter } from './week-history.rules.ts'
import { notFound } from '../../../sync/engine.refusals.ts'

const cell = { id: ref('metric_values'), metricId: ref('metrics'), week: date() }

/** The arguments of `setMetricValue` and `setCustomTarget` that say which metric and week are meant. */
export const cellOf = (metricId: string, week: string) => ({
  id: metricValueId(metricId, week),
  metricId,
  week,
})

/** Enters a metric's value of a week, replacing an earlier one; null clears it. A week that a formula calculates takes none. */
export const setMetricValue = defineMutation('setMetricValue', {
  failure: METRIC_NOT_UPDATED,
  input: { ...cell, value: number().nullable() },
  may: canEditMetrics,
  run(tx, { metricId, value, ...where }, context) {
    writeValue(tx, findEnterable(tx, metricId, context), where, value, context)
  },
})

/** How many cells one mutation takes: as many rows as a person's mutation may write, in less than a request holds. */
export const MOST_CELLS = 2_000

interface CellValue {
  metricId: string
  /** A Monday. */
  week: string
  /** Null clears it. */
  value: number | null
}

/** The arguments of `setMetricValues`: each metric once, and each cell with the place of its metric among these. */
export function cellsOf(cells: readonly CellValue[]) {
  const metricIds = [...new Set(cells.map(({ metricId }) => metricId))]
  const places = new Map(metricIds.map((id, place) => [id, place]))
  return {
    ids: cells.map(({ metricId, week }) => metricValueId(metricId, week)),
    metricIds,
    cells: cells.map(({ metricId, week, value }) => ({ metric: places.get(metricId)!, week, value })),
  }
}

/** Enters a block of values as `setMetricValue` does each, all of them or, if one is refused, none. */
export const setMetricValues = defineMutation('setMetricValues', {
  failure: METRIC_NOT_UPDATED,
  input: {
    ids: refs('metric_values', MOST_CELLS),
    metricIds: refs('metrics', MOST_CELLS),
    cells: list(
      object({ metric: integer(0, MOST_CELLS - 1), week: date(), value: number().nullable() }),
      MOST_CELLS,
    ),
  },
  may: canEditMetrics,
  run(tx, { ids, metricIds, cells }, context) {
    const named = metricIds.map((id) => findEnterable(tx, id, context))
    for (const [index, { metric: place, week, value }] of cells.entries()) {
      const where = { id: ids[index] ?? notFound(), week }
      writeValue(tx, named[place] ?? notFound(), where, value, context)
    }
  },
})

/** The arguments of `setWeekNotes`, as `cellsOf` makes those of `setMetricValues`. */
export function notesOf(notes: readonly { metricId: string; week: string; note: string | null }[]) {
  const { ids, metricIds, cells } = cellsOf(
    notes.map(({ metricId, week }) => ({ metricId, week, value: null })),
  )
  return {
    ids,
    metricIds,
    cells: cells.map(({ metric, week }, index) => ({ metric, week, note: notes[index]!.note })),
  }
}

/** Writes the notes of many weeks, all of them or, if one is refused, none; null removes one. Targets stay. */
export const setWeekNotes = defineMutation('setWeekNotes', {
  failure: METRIC_NOT_UPDATED,
  input: {
    ids: refs('metric_values', MOST_CELLS),
    metricIds: refs('metrics', MOST_CELLS),
    cells: list(object({ metric: integer(0, MOST_CELLS - 1), week: date(), note: targetNote() }), MOST_CELLS),
  },
  may: canEditMetrics,
  run(tx, { ids, metricIds, cells }, context) {
    const named = metricIds.map((id) => findLiveMetric(tx, id))
    if (!named.every((metric) => canConfigure(context.actor, metric))) refuse('metric/owner-or-manager-only')
    for (const [index, { metric: place, week, note }] of cells.entries()) {
      const where = { id: ids[index] ?? notFound(), week }
      writeCell(tx, named[place] ?? notFound(), where, { targetNote: note }, context)
    }
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

/** The metric, if the actor is on one of the teams that show it, or the server. */
export function findEnterable(tx: Transaction, metricId: string, { actor }: MutationContext): Defined {
  const metric = findLiveMetric(tx, metricId)
  if (isHidden(tx, metric)) refuse('metric/gone')
  if (!worksWith(tx, actor, metric)) refuse('metric/members-only')
  return { metric, definitions: definitionsOf(tx, metricId) }
}

export function writeValue(
  tx: Transaction,
  defined: Defined,
  where: Pick<MetricValue, 'id' | 'week'>,
  value: number | null,
  context: MutationContext,
): void {
  if (isTooLarge(value)) refuse('value/too-large')
  if (isCalculatedAt(defined, where.week)) refuse('value/calculated')
  writeCell(tx, defined.metric, where, { value }, context)
}

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
  const before = tx.get(metricValues, id)
  if (before) {
    const earlier = earlierAfter(before, stamp)
    return tx.update(metricValues, id, { ...entry, ...stamp, earlier })
  }
  tx.insert(metricValues, {
    id,
    metricId: metric.id,
    teamId: metric.teamId,
    isShared: metric.isShared,
    week,
    value: null,
    customTargetValue: null,
    customTargetLogic: null,
    targetNote: null,
    earlier: [],
    ...entry,
    ...stamp,
  })
}
