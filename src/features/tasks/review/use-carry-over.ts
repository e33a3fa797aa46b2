import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { MOST_AT_ONCE } from '../bulk/bulk.rules.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { defaultDueDate } from '../tasks.rules.ts'
import { missTasks, takeBackMisses } from './review.mutations.ts'
import { carriedOver } from './review.text.ts'

/** Says in a meeting that tasks are not done, with a message that offers to take it back. */
export function useCarryOver(meetingId: string): (items: readonly TaskItem[]) => void {
  const mutate = useMutate()
  const today = useToday()
  return (items) => {
    const taskIds = items.slice(0, MOST_AT_ONCE).map(({ task }) => task.id)
    if (mutate(missTasks, { meetingId, taskIds, today })) return
    const detail = items.length === 1 ? items[0]?.task.title : undefined
    toastUndo(carriedOver(taskIds.length, dayLabel(defaultDueDate(today), today)), detail, () =>
      mutate(takeBackMisses, { meetingId, taskIds }),
    )
  }
}
