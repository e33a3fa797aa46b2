import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import type { Task } from './tasks.table.ts'

const TaskDiscussion = later(() => import('./TaskDiscussion.tsx'))

/** How many comments a task has, which open from there. */
export default function TaskComments({ task }: { task: Task }) {
  return (
    <RowComments about={aboutRow('task', task)}>
      {(onClose) => <TaskDiscussion task={task} onClose={onClose} />}
    </RowComments>
  )
}
