import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { findLiveMetric } from '../../metrics/metrics.reads.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { CHECK_NOT_SAVED, MEASURE_NOT_SAVED } from '../failures.text.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { findToEdit } from '../processes.reads.ts'
import { refuse } from '../processes.refusals.ts'
import { monthOf } from './followed.rules.ts'
import { checkNote, followedAnswer, processChecks, processMetrics } from './followed.table.ts'

/** Of one process. */
export const MOST_MEASURES = 10

/** Says whether a process was followed this month. A second answer in a month takes the place of the first. */
export const answerCheck = defineMutation('answerCheck', {
  failure: CHECK_NOT_SAVED,
  input: { id: uuid(), processId: ref('processes'), followed: followedAnswer(), note: checkNote() },
  may: canWriteProcesses,
  run(tx, { id, processId, followed, note }, { actor, now }) {
    const { teamId, version } = findToEdit(tx, actor, processId)
    if (version === 0) refuse('process/not-published')
    const answeredOn = utcDayOf(now)
    const month = monthOf(answeredOn)
    const [before] = tx.where(processChecks, { processId, month })
    if (before) return tx.update(processChecks, before.id, { followed, note, answeredOn })
    const check = { id, processId, teamId, month, followed, note, answeredOn }
    tx.insert(processChecks, { ...check, createdBy: actor.id, createdAt: now })
  },
})

/** Measures a process by a metric that the actor sees. */
export const addProcessMetric = defineMutation('addProcessMetric', {
  failure: MEASURE_NOT_SAVED,
  input: { id: uuid(), processId: ref('processes'), metricId: ref('metrics') },
  may: canWriteProcesses,
  run(tx, { id, processId, metricId }, { actor, now }) {
    findToEdit(tx, actor, processId)
    const { teamId } = findLiveMetric(tx, metricId)
    const present = tx.where(processMetrics, { processId })
    if (present.some((link) => link.metricId === metricId)) return
    if (present.length >= MOST_MEASURES) refuse('process/room', { limit: MOST_MEASURES })
    tx.insert(processMetrics, { id, processId, metricId, teamId, createdBy: actor.id, createdAt: now })
  },
})

export const removeProcessMetric = defineMutation('removeProcessMetric', {
  failure: MEASURE_NOT_SAVED,
  input: { processId: ref('processes'), metricId: ref('metrics') },
  may: canWriteProcesses,
  run(tx, { processId, metricId }, { actor }) {
    findToEdit(tx, actor, processId)
    const link = tx.where(processMetrics, { processId }).find((one) => one.metricId === metricId)
    if (link) tx.remove(processMetrics, link.id)
  },
})
