import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { archiveTask, restoreTask, setTaskStatus, updateTask } from './tasks.mutations.ts'
import type { Task, TaskStatus } from './tasks.table.ts'
import { STATUS_LABELS } from './tasks.text.ts'

/** What a row does with its task on the spot. */
export function useTaskActions({ id, title }: Task) {
  const mutate = useMutate()
  return {
    setStatus(status: TaskStatus) {
      if (!mutate(setTaskStatus, { id, status })) announce(`${title}: ${STATUS_LABELS[status]}`)
    },
    setDueDate: (dueDate: string) => mutate(updateTask, { id, dueDate }),
    archive() {
      if (mutate(archiveTask, { id })) return
      toast.success('Task archived', title, {
        action: { label: 'Undo', run: () => mutate(restoreTask, { id }) },
      })
    },
  }
}
