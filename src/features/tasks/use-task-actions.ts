import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toastUndo } from '../../ui/toast.ts'
import type { Day } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { nextDueDate, whatRepeats } from './repeat/repeat.rules.ts'
import { nextIsDue } from './repeat/repeat.text.ts'
import { archiveTask, restoreTask, setTaskStatus } from './task-acts.mutations.ts'
import type { Task, TaskStatus } from './tasks.table.ts'
import { STATUS_LABELS, statusChanged, TASK_ARCHIVED, TASK_DONE } from './tasks.text.ts'

/** What can be done to a task in its row. */
export function useTaskActions(task: Task, today: Day) {
  const mutate = useMutate()
  const { id, title, status: before } = task
  const set = (status: TaskStatus) => mutate(setTaskStatus, { id, status, ...whatRepeats(task, today) })
  return {
    setStatus(status: TaskStatus) {
      if (set(status)) return
      if (status !== 'done') return announce(statusChanged(title, STATUS_LABELS[status]))
      const next = nextDueDate(task, today)
      toastUndo(TASK_DONE, next ? nextIsDue(title, dayLabel(next, today)) : title, () => set(before))
    },
    archive() {
      if (!mutate(archiveTask, { id })) toastUndo(TASK_ARCHIVED, title, () => mutate(restoreTask, { id }))
    },
  }
}
