import { useActor } from '../../sync/browser/react.ts'
import { canComment } from '../comments/comments.access.ts'
import { DiscussionPlace } from '../comments/DiscussionPlace.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import { commentOnTask } from './task-comments.mutations.ts'
import { type Task, taskAudience } from './tasks.table.ts'

/** What is said of a task; with `onClose` in a dialog of its own. */
export default function TaskDiscussion({ task, onClose }: { task: Task; onClose?: () => void }) {
  const mayAdd = canComment(useActor()) && task.archivedAt === null
  const about = aboutRow('task', task)
  return (
    <DiscussionPlace
      of={{ about, audience: taskAudience(task), mutation: commentOnTask, mayAdd }}
      title={task.title}
      onClose={onClose}
    />
  )
}
