import { useMutate } from '../../sync/browser/react.ts'
import DayList from '../time/DayList.tsx'
import type { OpenList } from '../time/ListButton.tsx'
import { updateTask } from './tasks.mutations.ts'
import type { Task } from './tasks.table.ts'
import { DUE_DATE } from './tasks.text.ts'

type ChangeDueDateProps = OpenList & { task: Pick<Task, 'id' | 'dueDate'> }

/** The days on which a task can be due. */
export default function ChangeDueDate({ task: { id, dueDate: day }, ...open }: ChangeDueDateProps) {
  const mutate = useMutate()
  return (
    <DayList
      {...open}
      label={DUE_DATE}
      day={day}
      onChoose={(dueDate) => mutate(updateTask, { id, dueDate })}
    />
  )
}
