import { addDays, type Day } from '../time/calendar.rules.ts'
import type { Task, TaskStatus, TaskType } from './tasks.table.ts'

const DAYS_UNTIL_DUE = 7

export const defaultDueDate = (today: Day): Day => addDays(today, DAYS_UNTIL_DUE)

export const isOverdue = (task: Pick<Task, 'status' | 'dueDate'>, today: Day): boolean =>
  task.status !== 'done' && task.dueDate < today

/** What a click on a task's check box makes of it. */
export const toggledStatus = (status: TaskStatus): TaskStatus => (status === 'done' ? 'todo' : 'done')

/** Status and the time it was done; a task that stays done keeps its time. */
export function statusAt(
  before: Pick<Task, 'doneAt'> | null,
  status: TaskStatus,
  now: string,
): Pick<Task, 'status' | 'doneAt'> {
  return { status, doneAt: status === 'done' ? (before?.doneAt ?? now) : null }
}

/** Personal tasks are the creator's; a team task that nobody was given is too. Each person counts once. */
export function assigneesFor(taskType: TaskType, creatorId: string, wanted: readonly string[]): string[] {
  if (taskType === 'personal' || wanted.length === 0) return [creatorId]
  return [...new Set(wanted)]
}

/**
 * The id of a person's share in a task, made of both ids: two people who assign the same person at the same time make
 * the same row. An RFC 9562 UUID of version 8.
 */
export function assignmentId(taskId: string, personId: string): string {
  const bits = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`)
  const hex = (bits(taskId) ^ bits(personId)).toString(16).padStart(32, '0')
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-')
}

/** Open before done; the open by due date, the done by when they were done, latest first. */
export function byUrgency(left: Task, right: Task): number {
  const done = Number(left.status === 'done') - Number(right.status === 'done')
  if (done !== 0) return done
  const later = left.doneAt && right.doneAt ? right.doneAt.localeCompare(left.doneAt) : 0
  return later || left.dueDate.localeCompare(right.dueDate) || left.id.localeCompare(right.id)
}
