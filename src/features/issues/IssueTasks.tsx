import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { displayName } from '../people/people.rules.ts'
import { STATUS_LABELS } from '../tasks/tasks.text.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { tasksOfIssue } from './issues.queries.ts'
import { taskDue, TASKS_OF_ISSUE } from './issues.text.ts'

/** The tasks that were made from an issue, each of which leads to its row; nothing if there are none. */
export function IssueTasks({ issueId }: { issueId: string }) {
  const made = useLive(tasksOfIssue, { issueId })
  const today = useToday()
  if (!made?.length) return null
  return (
    <ul aria-label={TASKS_OF_ISSUE} className="divide-y divide-hair rounded-lg border border-line">
      {made.map(({ task, assignees }) => {
        const isDone = task.status === 'done'
        const Icon = isDone ? CircleCheck : Circle
        const facts = [
          ...assignees.map(displayName),
          isDone ? STATUS_LABELS.done : taskDue(dayLabel(task.dueDate, today)),
        ]
        return (
          <li key={task.id} className="flex min-h-9 items-center gap-2 px-3 py-1 text-[0.8125rem]">
            <Icon aria-hidden className={isDone ? 'size-4 text-good-ink' : 'size-4 text-soft'} />
            <Link
              to="/tasks"
              search={{ row: task.id, ...(task.teamId && { team: task.teamId }) }}
              className="min-w-0 flex-1 truncate hover:underline"
            >
              {task.title}
            </Link>
            <span className="shrink-0 text-soft">{facts.join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
