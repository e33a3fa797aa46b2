import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveTask, restoreTask, setTaskStatus, updateTask } from './tasks.mutations.ts'
import type { Task, TaskStatus } from './tasks.table.ts'
import { STATUS_LABELS, statusChanged, TASK_ARCHIVED, TASK_DONE } from './tasks.text.ts'

/** What can be done to a task in its row. */
export function useTaskActions({ id, title, status: before }: Task) {
  const mutate = useMutate()
  return {
    setStatus(status: TaskStatus) {
      if (mutate(setTaskStatus, { id, status })) return
      if (status !== 'done') return announce(statusChanged(title, STATUS_LABELS[status]))
      toastUndo(TASK_DONE, title, () => mutate(setTaskStatus, { id, status: before }))
    },
    setDueDate: (dueDate: string) => mutate(updateTask, { id, dueDate }),
    archive() {
      if (!mutate(archiveTask, { id })) toastUndo(TASK_ARCHIVED, title, () => mutate(restoreTask, { id }))
    },
  }
}
