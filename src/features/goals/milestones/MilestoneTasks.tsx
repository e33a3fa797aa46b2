import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import { DueDate } from '../../tasks/DueDate.tsx'
import { whatRepeats } from '../../tasks/repeat/repeat.rules.ts'
import { canSetStatus } from '../../tasks/tasks.access.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import type { TaskItem } from '../../tasks/tasks.queries.ts'
import { toggledStatus } from '../../tasks/tasks.rules.ts'
import { ASSIGNED_TO } from '../../tasks/tasks.text.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { moreTasks, taskDone, tasksOf } from './milestones.text.ts'

/** So that a milestone with very many tasks does not push the others out of sight. */
const SHOWN = 8

type MilestoneTasksProps = { title: string; items: readonly TaskItem[]; today: Day }

/** The tasks made from a milestone, done ones last. */
export function MilestoneTasks({ title, items, today }: MilestoneTasksProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={tasksOf(title)} className="ml-6 border-l border-line pl-3">
      {items.slice(0, SHOWN).map((item) => (
        <MilestoneTask key={item.task.id} item={item} today={today} />
      ))}
      {items.length > SHOWN && (
        <li className="py-1 text-[0.8125rem] text-soft">{moreTasks(items.length - SHOWN)}</li>
      )}
    </ul>
  )
}

function MilestoneTask({ item: { task, assignees }, today }: { item: TaskItem; today: Day }) {
  const mutate = useMutate()
  const mayTick = canSetStatus(
    useActor(),
    assignees.map(({ id }) => id),
  )
  const isDone = task.status === 'done'
  return (
    <li className="flex min-h-8 items-center gap-2.5">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={taskDone(task.title)}
        checked={isDone}
        disabled={!mayTick}
        onChange={() =>
          void mutate(setTaskStatus, {
            id: task.id,
            status: toggledStatus(task.status),
            ...whatRepeats(task, today),
          })
        }
      />
      <span className={cx('min-w-0 flex-1 text-[0.8125rem] break-words', isDone && 'text-soft line-through')}>
        {task.title}
      </span>
      <DueDate task={task} today={today} />
      <AvatarStack people={assignees} label={ASSIGNED_TO} />
    </li>
  )
}
