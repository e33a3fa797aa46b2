import { hashedId } from '../../../sync/hashed-id.ts'
import { addDays, addMonths, type Day, daysBetween, isPlausible } from '../../time/calendar.rules.ts'
import type { RepeatUnit, Task } from '../tasks.table.ts'

/** Every so many days, weeks or months. */
export interface Repeat {
  readonly every: number
  readonly unit: RepeatUnit
}

export type RepeatFields = Pick<Task, 'repeatEvery' | 'repeatUnit' | 'repeatDay'>

export const repeatOf = ({ repeatEvery, repeatUnit }: Omit<RepeatFields, 'repeatDay'>): Repeat | null =>
  repeatEvery !== null && repeatUnit !== null ? { every: repeatEvery, unit: repeatUnit } : null

/** Steps of a rhythm are counted from the due date, so that a month too short for its day does not move the later ones. */
function stepsAfter(dueDate: Day, { every, unit }: Repeat, day: number | null, steps: number): Day {
  if (unit === 'month') return addMonths(dueDate, every * steps, day ?? undefined)
  return addDays(dueDate, every * steps * (unit === 'week' ? 7 : 1))
}

/** The longest a step can be, in days. */
const LONGEST: Record<RepeatUnit, number> = { day: 1, week: 7, month: 31 }

/**
 * When the next one is due: the first day of the task's rhythm after both its due date and today, so that one that was done late brings
 * no further one that is late already. Null if it does not repeat, or not within the years that make sense here.
 */
export function nextDueDate(task: RepeatFields & Pick<Task, 'dueDate'>, today: Day): Day | null {
  const repeat = repeatOf(task)
  if (!repeat) return null
  const { dueDate, repeatDay } = task
  const after = today > dueDate ? today : dueDate
  let steps = Math.max(1, Math.floor(daysBetween(dueDate, after) / (repeat.every * LONGEST[repeat.unit])))
  while (stepsAfter(dueDate, repeat, repeatDay, steps) <= after) steps++
  const next = stepsAfter(dueDate, repeat, repeatDay, steps)
  return isPlausible(next) ? next : null
}

/**
 * The id of the next task of one that repeats. It is made of that one's id, so that two people who complete it at the same time, or
 * without a network, make one row.
 */
export const nextTaskId = (taskId: string): string => hashedId('next task', taskId)

/** What a change of status says besides of a task that repeats. `today` is the day of whoever changes it. */
export const whatRepeats = ({ id, repeatEvery }: Pick<Task, 'id' | 'repeatEvery'>, today: Day) =>
  repeatEvery === null ? {} : { nextId: nextTaskId(id), today }

/** The next task of one that repeats, as it begins on `today`; null if there is none. It keeps no link to what the first was made from. */
export function nextTask(task: Task, today: Day, now: string): Task | null {
  const dueDate = nextDueDate(task, today)
  if (dueDate === null) return null
  return {
    ...task,
    id: nextTaskId(task.id),
    status: 'todo',
    dueDate,
    sourceIssueId: null,
    sourceGoalId: null,
    sourceMilestoneId: null,
    meetingId: null,
    createdAt: now,
    updatedAt: now,
    doneAt: null,
    archivedAt: null,
    nextTaskId: null,
    missesDismissedAt: null,
  }
}

/** Whether nobody has touched a task since it was made. */
export const isUntouched = ({ status, archivedAt, createdAt, updatedAt }: Task): boolean =>
  status === 'todo' && archivedAt === null && createdAt === updatedAt
