import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveTask, restoreTask, setTaskStatus, updateTask } from './tasks.mutations.ts'
import type { Task, TaskStatus } from './tasks.table.ts'
import { STATUS_LABELS, statusChanged, TASK_ARCHIVED } from './tasks.text.ts'

/** What can be done to a task in its row. */
export function useTaskActions({ id, title }: Task) {
  const mutate = useMutate()
  return {
    setStatus(status: TaskStatus) {
      if (!mutate(setTaskStatus, { id, status })) announce(statusChanged(title, STATUS_LABELS[status]))
    },
    setDueDate: (dueDate: string) => mutate(updateTask, { id, dueDate }),
    archive() {
      if (!mutate(archiveTask, { id })) toastUndo(TASK_ARCHIVED, title, () => mutate(restoreTask, { id }))
    },
  }
}
