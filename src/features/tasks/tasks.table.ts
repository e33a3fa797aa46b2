import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, integer, object, optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { person, team } from '../../sync/scope.ts'
import type { Audience } from '../comments/audience.rules.ts'
import { carriesDiscussion } from '../comments/discussions.table.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../work/work.rules.ts'
import { TITLE_REQUIRED } from './required.text.ts'

export const TASK_TYPES = ['personal', 'team'] as const
export const TASK_STATUSES = ['todo', 'in-progress', 'done'] as const

export const REPEAT_UNITS = ['day', 'week', 'month'] as const

export type TaskType = (typeof TASK_TYPES)[number]
export type TaskStatus = (typeof TASK_STATUSES)[number]
export type RepeatUnit = (typeof REPEAT_UNITS)[number]

export const taskTitle = () => text({ max: TITLE_LENGTH, required: TITLE_REQUIRED })
export const taskDescription = () => optionalText(DESCRIPTION_LENGTH)
export const taskType = () => choice(...TASK_TYPES)
export const taskStatus = () => choice(...TASK_STATUSES)

/** At most a year of days. */
export const MOST_EVERY = 365

const repeatEvery = () => integer(1, MOST_EVERY)
const repeatUnit = () => choice(...REPEAT_UNITS)

/** How a task repeats, as input: every so many units; null if it does not. */
export const repeat = () => object({ every: repeatEvery(), unit: repeatUnit() }).nullable()

/** For how many days done tasks stay in every browser. */
export const DONE_LIVE_DAYS = 30

/** Who sees a task: its team or, of a personal one, its creator. */
export const taskAudience = ({
  teamId,
  createdBy,
}: {
  teamId: string | null
  createdBy: string
}): Audience => ({
  teamId,
  privateTo: teamId === null ? createdBy : null,
  isShared: false,
})

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
    /** The goal, and the milestone of it, that it was made from. The milestone may have been removed since. */
    sourceGoalId: ref('team_goals').nullable(),
    sourceMilestoneId: ref('goal_milestones').nullable(),
    /** The meeting in which it was made. */
    meetingId: ref('meetings').nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    doneAt: timestamp().nullable(),
    archivedAt: timestamp().nullable(),
    repeatEvery: repeatEvery().nullable(),
    repeatUnit: repeatUnit().nullable(),
    /** The day of the month that a monthly task returns to after a month that was too short for it. */
    repeatDay: integer(1, 31).nullable(),
    /** The next one of a task that repeats, once it has been made. */
    nextTaskId: ref('tasks').nullable(),
    /** When somebody last answered the proposal to make an issue of its misses. */
    missesDismissedAt: timestamp().nullable(),
  },
  {
    scope: (task) => (task.teamId === null ? person(task.createdBy) : team(task.teamId)),
    indexes: [['teamId'], ['sourceIssueId'], ['sourceGoalId'], ['sourceMilestoneId'], ['meetingId']],
    live: [liveFor(DONE_LIVE_DAYS, 'doneAt', 'archivedAt')],
    carries: [carriesDiscussion('taskId', ['teamId'], taskAudience)],
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
