/** Titles of what did not happen. */
export const SHOW_MORE = 'Show more'
export const TASK_NOT_CREATED = 'Failed to create task'
export const TASK_NOT_UPDATED = 'Failed to update task'
export const TASKS_NOT_UPDATED = 'Failed to update tasks'

/** What happened. */
export const TASK_CREATED = 'Task created successfully'
export const TASK_ARCHIVED = 'Task archived'
export const TASK_DONE = 'Task done'

/** Said under `TASK_CREATED`; `due` is the day as people read it. */
export const createdDetail = (assignees: number, due: string): string =>
  `Assigned to ${assignees} ${assignees === 1 ? 'person' : 'people'}, due ${due}.`

/** For screen readers, once a row's status has changed. */
export const statusChanged = (title: string, status: string): string => `${title}: ${status}`

export const STATUS_LABELS = {
  todo: 'To do',
  'in-progress': 'In progress',
  done: 'Done',
}

export const TYPE_LABELS = { personal: 'Personal', team: 'Team' }

/** Dialogs and their fields. */
export const ADD_TASK = 'Add New Task'
export const CREATE_TASK = 'Create task'
export const EDIT_TASK = 'Edit task'
export const fromIssue = (issueTitle: string): string => `From the issue “${issueTitle}”`
export const TASK_TYPE = 'Task type'
export const STATUS = 'Status'
export const DUE_DATE = 'Due date'
export const ASSIGNEES = 'Assignees'
/** Shown while nobody is chosen. */
export const THE_CREATOR = 'its creator'
export const PICKER_TEXTS = {
  loading: 'Loading team members...',
  none: 'No team members found',
  noMatch: 'No users found.',
}

/** Rows. */
export const MADE_FROM_GOAL = 'Made from a goal'
export const ASSIGNED_TO = 'Assigned to'
export const DUE = 'Due'
export const WAS_DUE = 'Overdue, was due'
export const CHANGE_DUE_DATE = 'Change the due date'
export const CHANGE_OVERDUE_DATE = 'Overdue. Change the due date'

/** Lists. */
export const TASKS = 'Tasks'
export const NEW_TASK = 'New task'
export const WHOSE_TASKS = 'Whose tasks'
export const MY_TASKS = 'My tasks'
export const ANY_STATUS = 'Any status'
export const TEAM_TASKS = 'Tasks of the team'
export const doneOf = (list: string): string => `${list}: done`
export const ALL_DONE = 'Everything here is done.'
export const NO_TASKS_OF_MINE = 'Nothing to do. Tasks assigned to you appear here.'
export const NO_TASKS_OF_TEAM = 'This team has no tasks yet.'
