import { defineMutation } from '../../sync/define-mutation.ts'
import { date, ref, refs, uuid } from '../../sync/fields.ts'
import { refuse } from '../../sync/refusal.ts'
import { isPlausible } from '../time/calendar.rules.ts'
import { assign, assigneeIdsOf } from './assignees.mutations.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { findOwnTeam } from '../work/own-team.access.ts'
import { canSetStatus } from './tasks.access.ts'
import { statusAt } from './tasks.rules.ts'
import { type Task, taskDescription, tasks, taskStatus, taskTitle, taskType } from './tasks.table.ts'
import { IMPLAUSIBLE_DUE_DATE, TASK_NOT_CREATED, TASK_NOT_UPDATED, TEAM_REQUIRED } from './tasks.text.ts'
import { canWriteWork } from '../work/work.access.ts'

export const createTask = defineMutation('createTask', {
  input: {
    id: uuid(),
    title: taskTitle(),
    description: taskDescription().optional(),
    taskType: taskType(),
    /** Only a team task's counts. */
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
    { id, status = 'todo', assigneeIds = [], sourceIssueId = null, meetingId, ...input },
    { actor, now },
  ) {
    const forTeam = input.taskType === 'team'
    if (!isPlausible(input.dueDate)) refuse(TASK_NOT_CREATED, IMPLAUSIBLE_DUE_DATE)
    if (forTeam && !input.teamId) refuse(TASK_NOT_CREATED, TEAM_REQUIRED)
    const teamId = forTeam && input.teamId ? findOwnTeam(tx, actor, input.teamId).id : null
    const task: Task = {
      id,
      title: input.title,
      description: input.description || null,
      taskType: input.taskType,
      teamId,
      ...statusAt(null, status, now),
      dueDate: input.dueDate,
      sourceIssueId,
      meetingId: madeInMeeting(tx, meetingId, teamId),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    }
    tx.insert(tasks, task)
    assign(tx, actor, task, forTeam ? assigneeIds : [], TASK_NOT_CREATED)
  },
})

export const updateTask = defineMutation('updateTask', {
  input: {
    id: ref('tasks'),
    title: taskTitle().optional(),
    description: taskDescription().optional(),
    dueDate: date().optional(),
    /** All who are to have it; nobody gives a team task back to its creator. */
    assigneeIds: refs('people', 50).optional(),
  },
  may: canWriteWork,
  run(tx, { id, assigneeIds, ...changed }, { actor, now }) {
    const before = tx.find(tasks, id)
    if (changed.dueDate !== undefined && !isPlausible(changed.dueDate))
      refuse(TASK_NOT_UPDATED, IMPLAUSIBLE_DUE_DATE)
    const description = changed.description === undefined ? before.description : changed.description || null
    tx.update(tasks, id, { ...changed, description, updatedAt: now })
    if (assigneeIds) assign(tx, actor, before, assigneeIds, TASK_NOT_UPDATED)
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
