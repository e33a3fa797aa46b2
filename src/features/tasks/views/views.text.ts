import type { TaskStatus } from '../tasks.table.ts'
import { STATUS_LABELS } from '../tasks.text.ts'
import type { TaskSource } from './task-filters.rules.ts'
import type { TaskView } from './task-views.rules.ts'

export const VIEWS_OF_TASKS = 'Views of the tasks'
export const VIEW_LABELS: Record<TaskView, string> = {
  list: 'List',
  board: 'Board',
  calendar: 'Calendar',
  phone: 'Phone',
}

/** Filters. */
export const MY_PERSONAL_TASKS = 'My personal tasks'
export const PERSON = 'Assigned to'
export const ANYBODY = 'Anybody'
export const SOURCE = 'Source'
export const ANY_SOURCE = 'Any source'
export const SOURCE_LABELS: Record<TaskSource, string> = {
  issue: 'From an issue',
  goal: 'From a goal',
  meeting: 'Made in a meeting',
  repeat: 'Repeating',
  none: 'From nothing else',
}
export const CLEAR_FILTERS = 'Clear filters'
export const filtersOn = (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`)
export const NO_TASKS_FIT = 'No task fits these filters.'
export const ARCHIVED_TASKS = 'Archived tasks'

/** Above the list. */
export const openAndOverdue = (open: number, overdue: number): string =>
  overdue === 0 ? `${open} open` : `${open} open, ${overdue} overdue`

/** The board. */
export const boardOf = (name: string): string => `Board: ${name}`
export const column = (status: TaskStatus, count: number): string => `${STATUS_LABELS[status]}: ${count}`
export const NONE_HERE = 'None'
export const MOVE_ON_BOARD =
  'Drag a task to another column, or press Alt with the left or right arrow key. X ticks it off, D changes the due date.'

/** The calendar. */
export const calendarOf = (name: string): string => `Calendar: ${name}`
export const MONTH = 'Month'
export const WEEK = 'Week'
export const PERIOD = 'Period'
export const PREVIOUS = 'Earlier'
export const NEXT = 'Later'
export const THIS_DAY = 'Today'
export const dayWith = (day: string, count: number): string =>
  count === 0 ? day : `${day}: ${count} ${count === 1 ? 'task' : 'tasks'}`
export const addOn = (day: string): string => `Add a task due ${day}`
export const moreOn = (count: number): string => `${count} more`
export const FEWER = 'Fewer'
export const dueNow = (day: string): string => `Due ${day}`
export const MOVE_IN_CALENDAR =
  'Drag a task to another day, or press Alt with an arrow key. On a day, the arrow keys move and Enter adds a task.'
export const OVERDUE_TASK = 'Overdue'
export const DONE_TASK = 'Done'
