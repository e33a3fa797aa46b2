import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { person, team } from '../../sync/scope.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../work/work.rules.ts'
import { TITLE_REQUIRED } from './required.text.ts'

export const TASK_TYPES = ['personal', 'team'] as const
export const TASK_STATUSES = ['todo', 'in-progress', 'done'] as const

export type TaskType = (typeof TASK_TYPES)[number]
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const taskTitle = () => text({ max: TITLE_LENGTH, required: TITLE_REQUIRED })
export const taskDescription = () => optionalText(DESCRIPTION_LENGTH)
export const taskType = () => choice(...TASK_TYPES)
export const taskStatus = () => choice(...TASK_STATUSES)

/** For how many days done tasks stay in every browser. */
export const DONE_LIVE_DAYS = 30

/** A personal task has no team, and only its creator sees it. */
export const tasks = defineTable(
  'tasks',
  {
    id: uuid(),
    title: taskTitle(),
    description: taskDescription(),
    taskType: taskType(),
    teamId: ref('teams').nullable(),
    status: taskStatus(),
    dueDate: date(),
    sourceIssueId: ref('issues').nullable(),
    /** The meeting in which it was made. */
    meetingId: ref('meetings').nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    doneAt: timestamp().nullable(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (task) => (task.teamId === null ? person(task.createdBy) : team(task.teamId)),
    indexes: [['teamId'], ['sourceIssueId'], ['meetingId']],
    live: [liveFor(DONE_LIVE_DAYS, 'doneAt', 'archivedAt')],
  },
)

export type Task = RowOf<typeof tasks>

/** One person's share in a task. `teamId` repeats the task's, so that the same people see it. */
export const taskAssignees = defineTable(
  'task_assignees',
  { id: uuid(), taskId: ref('tasks'), personId: ref('people'), teamId: ref('teams').nullable() },
  {
    scope: (assignee) => (assignee.teamId === null ? person(assignee.personId) : team(assignee.teamId)),
    indexes: [['taskId'], ['personId']],
    live: [liveWith('taskId')],
  },
)
