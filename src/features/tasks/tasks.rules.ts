import { addDays, type Day } from '../time/calendar.rules.ts'
import type { Task, TaskStatus, TaskType } from './tasks.table.ts'

const DAYS_UNTIL_DUE = 7

/** The most people whom a task is given to. */
export const MOST_ASSIGNEES = 50

export const defaultDueDate = (today: Day): Day => addDays(today, DAYS_UNTIL_DUE)

export const isOverdue = (task: Pick<Task, 'status' | 'dueDate'>, today: Day): boolean =>
  task.status !== 'done' && task.dueDate < today

/** The status after a press on the task's check box. */
export const toggledStatus = (status: TaskStatus): TaskStatus => (status === 'done' ? 'todo' : 'done')

/** A status and the time at which the task was done; a task that stays done keeps its time. */
export function statusAt(
  before: Pick<Task, 'doneAt'> | null,
  status: TaskStatus,
  now: string,
): Pick<Task, 'status' | 'doneAt'> {
  return { status, doneAt: status === 'done' ? (before?.doneAt ?? now) : null }
}

/** What a new task holds that only comes later. */
export const NOTHING_YET = { archivedAt: null, nextTaskId: null, missesDismissedAt: null } as const

/** Who gets the task: the creator, if it is personal or nobody was chosen; otherwise everybody chosen, each once. */
export function assigneesFor(taskType: TaskType, creatorId: string, wanted: readonly string[]): string[] {
  if (taskType === 'personal' || wanted.length === 0) return [creatorId]
  return [...new Set(wanted)]
}

/** Who gets a task from somebody who saw it with `seen` and gave it to `wanted`: what others have changed meanwhile stays. */
export const withChangesOf = (
  present: readonly string[],
  seen: readonly string[],
  wanted: readonly string[],
): string[] => [
  ...present.filter((id) => wanted.includes(id) || !seen.includes(id)),
  ...wanted.filter((id) => !seen.includes(id) && !present.includes(id)),
]

/** Open tasks come first, by due date; then those that are done, the last one done first. */
export function byUrgency(one: Task, other: Task): number {
  const done = Number(one.status === 'done') - Number(other.status === 'done')
  if (done !== 0) return done
  const doneLast = one.doneAt && other.doneAt ? other.doneAt.localeCompare(one.doneAt) : 0
  return doneLast || one.dueDate.localeCompare(other.dueDate) || one.id.localeCompare(other.id)
}
