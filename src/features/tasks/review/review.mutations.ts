import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, date, ref, refs } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { findActive } from '../../meetings/active-meeting.reads.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { ownDay } from '../../time/day-input.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { MOST_AT_ONCE } from '../bulk/bulk.rules.ts'
import { canSetStatus } from '../tasks.access.ts'
import { assigneeIdsOf } from '../tasks.reads.ts'
import { defaultDueDate } from '../tasks.rules.ts'
import { tasks } from '../tasks.table.ts'
import { TASK_NOT_UPDATED, TASKS_NOT_UPDATED } from '../tasks.text.ts'
import { refuse } from './review.refusals.ts'
import { taskMisses } from './task-misses.table.ts'

const reviewed = { meetingId: ref('meetings'), taskIds: refs('tasks', MOST_AT_ONCE) }

/**
 * A review finds these tasks not done: each is noted as missed, once in a meeting, and carried over to a week from now. Assignees may say so of their
 * own at any level, as they may tick them off.
 */
export const missTasks = defineMutation('missTasks', {
  failure: TASKS_NOT_UPDATED,
  input: {
    ...reviewed,
    /** The actor's own day, from which a week is counted; that of the team if left out. */
    today: date().optional(),
  },
  may: (actor, { taskIds }, read) => taskIds.every((id) => canSetStatus(actor, assigneeIdsOf(read, id))),
  run(tx, { meetingId, taskIds, today: given }, { actor, now }) {
    const { teamId } = findActive(tx, meetingId)
    const today = ownDay(given, now, dayOfTeam(tx, teamId, now))
    for (const taskId of new Set(taskIds)) {
      const { status, dueDate, ...task } = tx.find(tasks, taskId)
      if (task.teamId !== teamId) refuse('task/not-in-this-meeting')
      if (status === 'done' || tx.where(taskMisses, { taskId, meetingId }).length > 0) continue
      // Their day may have begun already.
      if (dueDate > addDays(today, 1)) refuse('task/not-due-yet')
      const id = freeId(tx.overlay, taskMisses, 'miss', taskId, meetingId)
      tx.insert(taskMisses, { id, taskId, meetingId, teamId, dueDate, createdBy: actor.id, createdAt: now })
      tx.update(tasks, taskId, { dueDate: defaultDueDate(today), updatedAt: now })
    }
  },
})

/** Undoes `missTasks`: the tasks are due again when they were. */
export const takeBackMisses = defineMutation('takeBackMisses', {
  failure: TASKS_NOT_UPDATED,
  input: reviewed,
  may: (actor, { taskIds }, read) => taskIds.every((id) => canSetStatus(actor, assigneeIdsOf(read, id))),
  run(tx, { meetingId, taskIds }, { now }) {
    findActive(tx, meetingId)
    for (const taskId of new Set(taskIds)) {
      const [miss] = tx.where(taskMisses, { taskId, meetingId })
      if (!miss) continue
      tx.remove(taskMisses, miss.id)
      tx.update(tasks, taskId, { dueDate: miss.dueDate, updatedAt: now })
    }
  },
})

/** Answers the proposal to make an issue of a task that was missed twice, or brings it back. */
export const dismissTaskMisses = defineMutation('dismissTaskMisses', {
  failure: TASK_NOT_UPDATED,
  input: { taskId: ref('tasks'), isDismissed: boolean() },
  may: canWriteWork,
  run: (tx, { taskId, isDismissed }, { now }) =>
    tx.update(tasks, taskId, { missesDismissedAt: isDismissed ? now : null }),
})
