import type { TaskStatus, TaskType } from './tasks.table.ts'

/** Why a task could not be made or changed. */
export const TASK_NOT_CREATED = 'Failed to create task'
export const TASK_NOT_UPDATED = 'Failed to update task'

export const IMPLAUSIBLE_DUE_DATE = 'Enter a due date between 2000 and 2199.'
export const TEAM_REQUIRED = 'Team is required'
export const ONLY_ASSIGN_YOURSELF = 'You can assign tasks to yourself only. Ask a manager to assign others.'
export const NOT_IN_TEAM =
  'Tasks can be assigned to active members of the team only. Choose others and try again.'

export const STATUS_LABELS: Record<TaskStatus, string> = {
  todo: 'To do',
  'in-progress': 'In progress',
  done: 'Done',
}

export const TYPE_LABELS: Record<TaskType, string> = { personal: 'Personal', team: 'Team' }

export const PICKER_TEXTS = {
  loading: 'Loading team members...',
  none: 'No team members found',
  noMatch: 'No users found.',
}

/** Said under 'Task created successfully'; `due` is the day as people read it. */
export const createdDetail = (assignees: number, due: string): string =>
  `Assigned to ${assignees} ${assignees === 1 ? 'person' : 'people'}, due ${due}.`
