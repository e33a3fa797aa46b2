import type { TaskItem } from '../tasks.queries.ts'
import { TASK_STATUSES, type TaskStatus } from '../tasks.table.ts'

export const SOURCES = ['issue', 'goal', 'meeting', 'repeat', 'none'] as const

/** What a task came from. A task of an issue in a meeting came from both. */
export type TaskSource = (typeof SOURCES)[number]

/** What an address narrows the tasks to. What is left out narrows nothing. */
export interface TaskFilters {
  readonly status?: TaskStatus | undefined
  /** Who has it, by id. */
  readonly person?: string | undefined
  readonly source?: TaskSource | undefined
}

export const statusOf = (name: string | undefined): TaskStatus | undefined =>
  TASK_STATUSES.find((status) => status === name)

export const sourceOf = (name: string | undefined): TaskSource | undefined =>
  SOURCES.find((source) => source === name)

/** Whether a task came from this. */
function isFrom(
  { sourceIssueId, sourceGoalId, meetingId, repeatEvery }: TaskItem['task'],
  source: TaskSource,
): boolean {
  const from = {
    issue: sourceIssueId !== null,
    goal: sourceGoalId !== null,
    meeting: meetingId !== null,
    repeat: repeatEvery !== null,
  }
  return source === 'none' ? !Object.values(from).includes(true) : from[source]
}

/** The items that every filter lets through. */
export const filtered = (items: readonly TaskItem[], { status, person, source }: TaskFilters): TaskItem[] =>
  items.filter(
    ({ task, assignees }) =>
      (status === undefined || task.status === status) &&
      (person === undefined || assignees.some(({ id }) => id === person)) &&
      (source === undefined || isFrom(task, source)),
  )

/** How many filters narrow the list. */
export const filterCount = (filters: TaskFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length
