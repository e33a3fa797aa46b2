import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { displayName } from '../../people/people.rules.ts'
import { whatRepeats } from '../../tasks/repeat/repeat.rules.ts'
import { canSetStatus } from '../../tasks/tasks.access.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { isOverdue, toggledStatus } from '../../tasks/tasks.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { ResultTask } from './meeting-results.table.ts'
import { namesOf } from './names-of.rules.ts'
import type { ResultWithPeople } from './results.queries.ts'
import { doneTask } from './results.text.ts'

type Found = Pick<ResultWithPeople, 'people' | 'tasksNow'>
type ResultTasksProps = { tasks: readonly ResultTask[]; found: Found }

/** The tasks of a decision with who does them by when, as they are now. */
export function ResultTasks({ tasks, found }: ResultTasksProps) {
  return (
    tasks.length > 0 && (
      <ul>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} found={found} />
        ))}
      </ul>
    )
  )
}

function TaskLine({ task, found: { people, tasksNow } }: { task: ResultTask; found: Found }) {
  const actor = useActor()
  const mutate = useMutate()
  const today = useToday()
  const now = tasksNow[task.id]
  const isDone = now?.status === 'done'
  const due = now?.dueDate ?? task.dueDate
  const [first] = task.personIds
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3">
      <span className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        {now && (
          <Checkbox
            label={doneTask(task.title)}
            hideLabel
            checked={isDone}
            disabled={!canSetStatus(actor, task.personIds)}
            onChange={() =>
              void mutate(setTaskStatus, {
                id: task.id,
                status: toggledStatus(now.status),
                ...whatRepeats(now, today),
              })
            }
          />
        )}
        <span className={cx('min-w-0 [overflow-wrap:anywhere]', isDone && 'text-soft line-through')}>
          {task.title}
        </span>
      </span>
      <span
        className={cx(
          'flex min-w-0 items-center gap-2 text-[0.8125rem] text-soft md:w-40',
          now && 'max-md:pl-7',
        )}
      >
        {first && people[first] && (
          <Avatar
            name={displayName(people[first])}
            picture={people[first].avatarUrl}
            size="sm"
            person={first}
          />
        )}
        <span className="truncate">{namesOf(task.personIds, people)}</span>
      </span>
      {due && (
        <time
          dateTime={due}
          className={cx(
            'text-right text-[0.8125rem] md:w-24',
            now && isOverdue(now, today) ? 'font-medium text-bad-ink' : 'text-soft',
          )}
        >
          {dayLabel(due, today)}
        </time>
      )}
    </li>
  )
}
