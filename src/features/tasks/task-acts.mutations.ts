import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { date, ref } from '../../sync/fields.ts'
import { ownDay } from '../time/day-input.rules.ts'
import { canWriteWork } from '../work/work.access.ts'
import { setStatus } from './set-status.mutations.ts'
import { nextTaskId } from './repeat/repeat.rules.ts'
import { canSetStatus } from './tasks.access.ts'
import { assigneeIdsOf } from './tasks.reads.ts'
import { tasks, taskStatus } from './tasks.table.ts'

/** Completing a task that repeats makes its next one, once; reopening it takes that back while nobody has begun with it. */
export const setTaskStatus = defineMutation('setTaskStatus', {
  input: {
    id: ref('tasks'),
    status: taskStatus(),
    /** `nextTaskId` of it, for a task that repeats: the next one is to be found even if it is no longer live. */
    nextId: ref('tasks').optional(),
    /** The actor's own day, after which the next one is due. */
    today: date().optional(),
  },
  may: (actor, { id }, read) => canSetStatus(actor, assigneeIdsOf(read, id)),
  run(tx, { id, status, nextId, today }, { actor, now }) {
    if (nextId !== undefined && nextId !== nextTaskId(id)) notFound()
    setStatus(tx, tx.find(tasks, id), status, { actor, now, today: ownDay(today, now) })
  },
})

export const archiveTask = defineMutation('archiveTask', {
  input: { id: ref('tasks') },
  may: canWriteWork,
  run: (tx, { id }, { now }) => tx.update(tasks, id, { archivedAt: now, updatedAt: now }),
})

export const restoreTask = defineMutation('restoreTask', {
  input: { id: ref('tasks') },
  may: canWriteWork,
  run: (tx, { id }, { now }) => tx.update(tasks, id, { archivedAt: null, updatedAt: now }),
})
