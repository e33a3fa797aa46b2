import { defineMutation } from '../../../sync/define-mutation.ts'
import { date, ref, uuid } from '../../../sync/fields.ts'
import { isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { canEditMetrics } from '../../metrics/metrics.access.ts'
import { metricName, metrics, metricValues } from '../../metrics/metrics.table.ts'
import { isHidden } from '../../metrics/teams/metric-teams.reads.ts'
import { findEnterable, writeValue } from '../../metrics/values/metric-values.mutations.ts'
import { MEASURE_NOT_SAVED } from '../failures.text.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { canOwnProcess, findToEdit } from '../processes.reads.ts'
import { refuse } from '../processes.refusals.ts'
import { processes } from '../processes.table.ts'
import { processReadingCounts } from '../readers/readers.table.ts'
import { GOOD, readPart } from './followed.rules.ts'

/** Makes a metric of the team out of how many have read a process; from the next Monday on the server enters its values. */
export const trackReading = defineMutation('trackReading', {
  failure: MEASURE_NOT_SAVED,
  input: { processId: ref('processes'), metricId: uuid(), name: metricName() },
  may: (actor) => canWriteProcesses(actor) && canEditMetrics(actor),
  run(tx, { processId, metricId, name }, context) {
    const { teamId, ownerId, version, readingMetricId } = findToEdit(tx, context.actor, processId)
    if (version === 0) refuse('process/not-published')
    const present = readingMetricId === null ? undefined : tx.get(metrics, readingMetricId)
    if (present && present.deletedAt === null) return
    const percentage = {
      unit: 'percentage',
      targetValue: GOOD,
      targetLogic: 'greater_than_or_equal',
    } as const
    const figures = { ...percentage, aggregationType: 'average', description: null } as const
    createMetric.run(tx, { id: metricId, teamId, ownerId, name, ...figures }, context)
    tx.update(processes, processId, { readingMetricId: metricId, updatedAt: context.now })
  },
})

/** Enters in the owner's name how many have read a process, once a week. What stands there already stays. */
export const enterReading = defineMutation('enterReading', {
  input: {
    processId: ref('processes'),
    metricId: ref('metrics'),
    valueId: ref('metric_values'),
    week: date(),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { processId, metricId, valueId, week }, context) {
    const { archivedAt, readingMetricId, teamId, ownerId } = tx.find(processes, processId)
    const counts = tx.get(processReadingCounts, processId)
    const metric = tx.find(metrics, metricId)
    const isOver = archivedAt !== null || metric.deletedAt !== null || isHidden(tx, metric)
    if (isOver || readingMetricId !== metricId || !counts || counts.assigned === 0) return
    if (!canOwnProcess(tx, teamId, ownerId) || tx.get(metricValues, valueId)) return
    const defined = findEnterable(tx, metricId, context)
    if (isCalculatedAt(defined, week)) return
    writeValue(tx, defined, { id: valueId, week }, Math.round(readPart(counts)), context)
    tx.update(metricValues, valueId, { updatedBy: ownerId })
  },
})
