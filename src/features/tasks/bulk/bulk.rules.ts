import { nextTaskId } from '../repeat/repeat.rules.ts'
import type { Task, TaskStatus } from '../tasks.table.ts'

/** The most tasks that one mutation changes. A larger selection takes several. */
export const MOST_AT_ONCE = 100

/** The most people whom several tasks are given to together. Taking that back gives each of them to as many as it had. */
export const MOST_ASSIGNED_AT_ONCE = 10

/** What is to become of one task. What is left out stays. */
export interface TaskChange {
  readonly taskId: string
  readonly status?: TaskStatus
  readonly dueDate?: string
  readonly isArchived?: boolean
  readonly assigneeIds?: readonly string[]
  /** Who has the task if nobody else has changed that: whom others have added or taken off stays so. */
  readonly assigneesBefore?: readonly string[]
}

interface RowsOfChanges {
  readonly taskIds: readonly string[]
  readonly nextIds: readonly string[]
}

/** The rows that these changes concern. */
export function rowsOfChanges(changes: readonly TaskChange[]): RowsOfChanges {
  const taskIds = changes.map(({ taskId }) => taskId)
  return { taskIds, nextIds: taskIds.map(nextTaskId) }
}

/** Whether these are the rows that the changes concern. */
export function isOfChanges(given: RowsOfChanges, changes: readonly TaskChange[]): boolean {
  const wanted = rowsOfChanges(changes)
  return given.taskIds.join() === wanted.taskIds.join() && given.nextIds.join() === wanted.nextIds.join()
}

/** What a person does to everything they have selected. */
export type BulkAct = Omit<TaskChange, 'taskId' | 'assigneesBefore'>

interface SelectedTask {
  readonly task: Pick<Task, 'id' | 'status' | 'dueDate'>
  readonly assigneeIds: readonly string[]
}

/** What the act changes of these tasks, and what takes it back. Tasks that are so already are left out. */
export function changesBy(act: BulkAct, selected: readonly SelectedTask[]) {
  const changed = selected.filter((item) => differs(act, item))
  return {
    changes: changed.map(({ task }): TaskChange => ({ taskId: task.id, ...act })),
    undo: changed.map(({ task, assigneeIds }): TaskChange => ({
      taskId: task.id,
      ...(act.status !== undefined && { status: task.status }),
      ...(act.dueDate !== undefined && { dueDate: task.dueDate }),
      ...(act.isArchived !== undefined && { isArchived: !act.isArchived }),
      ...(act.assigneeIds !== undefined && { assigneeIds, assigneesBefore: act.assigneeIds }),
    })),
  }
}

const differs = (act: BulkAct, { task, assigneeIds }: SelectedTask): boolean =>
  (act.status !== undefined && act.status !== task.status) ||
  (act.dueDate !== undefined && act.dueDate !== task.dueDate) ||
  act.isArchived !== undefined ||
  (act.assigneeIds !== undefined && act.assigneeIds.toSorted().join() !== assigneeIds.toSorted().join())

/** How many people the changes give tasks to, task by task. */
const assignedBy = (changes: readonly TaskChange[]): number =>
  changes.reduce((sum, { assigneeIds }) => sum + (assigneeIds?.length ?? 0), 0)

/** Whether one mutation can take all of these changes. */
export const isOneMutation = (changes: readonly TaskChange[]): boolean =>
  changes.length <= MOST_AT_ONCE && assignedBy(changes) <= MOST_AT_ONCE * MOST_ASSIGNED_AT_ONCE

/** Changes in groups that one mutation can take. */
export function inMutations(changes: readonly TaskChange[]): TaskChange[][] {
  const groups: TaskChange[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last && isOneMutation([...last, change])) last.push(change)
    else groups.push([change])
  }
  return groups
}
