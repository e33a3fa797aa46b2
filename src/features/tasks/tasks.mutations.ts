import { defineMutation } from '../../sync/define-mutation.ts'
import { date, ref, refs, uuid } from '../../sync/fields.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { isPlausible } from '../time/calendar.rules.ts'
import { findOwnTeam } from '../work/own-team.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import { assign } from './assignees.mutations.ts'
import { canSetStatus } from './tasks.access.ts'
import { assigneeIdsOf } from './tasks.reads.ts'
import { refuse } from './tasks.refusals.ts'
import { statusAt } from './tasks.rules.ts'
import { type Task, taskDescription, tasks, taskStatus, taskTitle, taskType } from './tasks.table.ts'
import { TASK_NOT_CREATED, TASK_NOT_UPDATED } from './tasks.text.ts'

/** Creates a task. A personal task goes to the actor, a team task to its assignees or, if there are none, to the actor. */
export const createTask = defineMutation('createTask', {
  failure: TASK_NOT_CREATED,
  input: {
    id: uuid(),
    title: taskTitle(),
    description: taskDescription().optional(),
    taskType: taskType(),
    /** Only counts for a team task. */
    teamId: ref('teams').nullable().optional(),
    status: taskStatus().optional(),
    dueDate: date(),
    assigneeIds: refs('people', 50).optional(),
    sourceIssueId: ref('issues').nullable().optional(),
    meetingId: ref('meetings').nullable().optional(),
  },
  may: canWriteWork,
  run(
    tx,
    { description = null, status = 'todo', assigneeIds = [], sourceIssueId = null, meetingId, ...input },
    { actor, now },
  ) {
    const forTeam = input.taskType === 'team'
    if (!isPlausible(input.dueDate)) refuse('task/implausible-due-date')
    if (forTeam && !input.teamId) refuse('task/team-required')
    const teamId = forTeam && input.teamId ? findOwnTeam(tx, actor, input.teamId).id : null
    const task: Task = {
      ...input,
      description,
      teamId,
      ...statusAt(null, status, now),
      sourceIssueId,
      meetingId: madeInMeeting(tx, meetingId, teamId),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    }
    tx.insert(tasks, task)
    assign(tx, actor, task, forTeam ? assigneeIds : [])
  },
})

/** Changes the given fields; the others stay. */
export const updateTask = defineMutation('updateTask', {
  failure: TASK_NOT_UPDATED,
  input: {
    id: ref('tasks'),
    title: taskTitle().optional(),
    description: taskDescription().optional(),
    dueDate: date().optional(),
    /** Everybody who is to have the task; an empty list gives it to its creator. */
    assigneeIds: refs('people', 50).optional(),
  },
  may: canWriteWork,
  run(tx, { id, assigneeIds, ...changed }, { actor, now }) {
    const task = tx.find(tasks, id)
    if (changed.dueDate !== undefined && !isPlausible(changed.dueDate)) refuse('task/implausible-due-date')
    tx.update(tasks, id, { ...changed, updatedAt: now })
    if (assigneeIds) assign(tx, actor, task, assigneeIds)
  },
})

export const setTaskStatus = defineMutation('setTaskStatus', {
  input: { id: ref('tasks'), status: taskStatus() },
  may: (actor, { id }, read) => canSetStatus(actor, assigneeIdsOf(read, id)),
  run(tx, { id, status }, { now }) {
    tx.update(tasks, id, { ...statusAt(tx.find(tasks, id), status, now), updatedAt: now })
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
