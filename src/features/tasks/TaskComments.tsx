import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import type { Task } from './tasks.table.ts'

const TaskDiscussion = later(() => import('./TaskDiscussion.tsx'))

/** How many comments a task has, which open from there. */
export default function TaskComments({ task }: { task: Task }) {
  return (
    <RowComments discussionId={task.id}>
      {(onClose) => <TaskDiscussion task={task} onClose={onClose} />}
    </RowComments>
  )
}
