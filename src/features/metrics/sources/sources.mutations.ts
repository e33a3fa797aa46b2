import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, date, list, number, object, ref, refs, timestamp } from '../../../sync/fields.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { metrics, metricValues } from '../metrics.table.ts'
import { findEnterable, writeValue } from '../values/metric-values.mutations.ts'
import { isByHand, MOST_WEEKS } from './fill.rules.ts'

/**
 * Enters what was found for a metric, at a scheduled time once, and says that what fills it works. What somebody entered themselves stays.
 */
export const fillFromSource = defineMutation('fillFromSource', {
  input: {
    ids: refs('metric_values', MOST_WEEKS),
    metricId: ref('metrics'),
    /** The scheduled time; null if somebody had it run. */
    scheduledFor: timestamp().nullable(),
    cells: list(object({ week: date(), value: number() }), MOST_WEEKS),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { ids, metricId, scheduledFor, cells }, context) {
    const defined = findEnterable(tx, metricId, context)
    const { sourceFilledFor } = defined.metric
    if (scheduledFor !== null && sourceFilledFor !== null && sourceFilledFor >= scheduledFor) return
    for (const [index, { week, value }] of cells.entries()) {
      const id = ids[index] ?? notFound()
      const standing = tx.get(metricValues, id)
      if (!isByHand(standing) && standing?.value !== value)
        writeValue(tx, defined, { id, week }, value, context)
    }
    const filled = scheduledFor === null ? {} : { sourceFilledFor: scheduledFor }
    tx.update(metrics, metricId, { sourceFailingSince: null, ...filled })
  },
})

/** Marks a metric as one whose source fails or, once that works again or is gone, not any more. */
export const markSource = defineMutation('markSource', {
  input: { metricId: ref('metrics'), failing: boolean() },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { metricId, failing }, { now }) {
    const { sourceFailingSince } = tx.find(metrics, metricId)
    tx.update(metrics, metricId, { sourceFailingSince: failing ? (sourceFailingSince ?? now) : null })
  },
})
