import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { boolean, date, list, object, refs, uuid } from '../../../sync/fields.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { assign } from '../assignees.mutations.ts'
import { reschedule } from '../reschedule.mutations.ts'
import { setStatus } from '../set-status.mutations.ts'
import { canSetStatus } from '../tasks.access.ts'
import { assigneeIdsOf } from '../tasks.reads.ts'
import { MOST_ASSIGNEES } from '../tasks.rules.ts'
import { tasks, taskStatus } from '../tasks.table.ts'
import { TASKS_NOT_UPDATED } from '../tasks.text.ts'
import { isOfChanges, isOneMutation, MOST_AT_ONCE } from './bulk.rules.ts'
import { enteredDay, ownDay } from '../../time/day-input.rules.ts'

/**
 * Changes several tasks, each in its own way, or none if one of them can't be changed so: what was selected together, and taking that back.
 */
export const changeTasks = defineMutation('changeTasks', {
  failure: TASKS_NOT_UPDATED,
  input: {
    /** The results of `rowsOfChanges`: rows that are to be found even if they are no longer live. */
    taskIds: refs('tasks', MOST_AT_ONCE),
    nextIds: refs('tasks', MOST_AT_ONCE),
    changes: list(
      object({
        taskId: uuid(),
        status: taskStatus().optional(),
        dueDate: enteredDay().optional(),
        isArchived: boolean().optional(),
        /** Everybody who is to have the task. */
        assigneeIds: list(uuid(), MOST_ASSIGNEES).optional(),
        /** Who was to have it when these were chosen: whom others have added or taken off since stays so. Without them only `assigneeIds` count. */
        assigneesBefore: list(uuid(), MOST_ASSIGNEES).optional(),
      }),
      MOST_AT_ONCE,
    ),
    /** The actor's own day, after which the next ones of those that repeat are due. */
    today: date().optional(),
  },
  may: (actor, { changes }, read) =>
    canWriteWork(actor) ||
    changes.every(
      ({ taskId, status, ...others }) =>
        Object.keys(others).length === 0 &&
        (status === undefined || canSetStatus(actor, assigneeIdsOf(read, taskId))),
    ),
  run(tx, { changes, today, ...given }, context) {
    const { actor, now } = context
    const on = { actor, now, today: ownDay(today, now) }
    if (!isOfChanges(given, changes) || !isOneMutation(changes)) notFound()
    for (const { taskId, status, dueDate, isArchived, assigneeIds, assigneesBefore } of changes) {
      if (isArchived !== undefined)
        tx.update(tasks, taskId, { archivedAt: isArchived ? now : null, updatedAt: now })
      if (dueDate !== undefined) reschedule(tx, tx.find(tasks, taskId), dueDate, now)
      if (assigneeIds) assign(tx, context, tx.find(tasks, taskId), assigneeIds, assigneesBefore)
      if (status !== undefined) setStatus(tx, tx.find(tasks, taskId), status, on)
    }
  },
})
