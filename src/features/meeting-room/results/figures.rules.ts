import { addDays, type Day } from '../../time/calendar.rules.ts'
import type { Task } from '../../tasks/tasks.table.ts'

/** The share of tasks that should be done when they are due, in percent. */
export const TASKS_BAR = 90

const DAYS_BETWEEN_REVIEWS = 7

/** Whether a review on `today` is the one that asks for the task: it was due within the week up to then. */
export const isReviewed = ({ dueDate }: Pick<Task, 'dueDate'>, today: Day): boolean =>
  dueDate <= today && dueDate > addDays(today, -DAYS_BETWEEN_REVIEWS)

/** Whole percent; null if there is nothing to share. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100)
