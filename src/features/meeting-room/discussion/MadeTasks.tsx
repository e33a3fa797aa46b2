import { useActor } from '../../../sync/browser/react.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import { DueDate } from '../../tasks/DueDate.tsx'
import { canSetStatus } from '../../tasks/tasks.access.ts'
import type { TaskItem } from '../../tasks/tasks.queries.ts'
import { toggledStatus } from '../../tasks/tasks.rules.ts'
import { ASSIGNED_TO, STATUS_LABELS } from '../../tasks/tasks.text.ts'
import { useTaskActions } from '../../tasks/use-task-actions.ts'
import { useToday } from '../../time/use-today.ts'
import { moveByArrows } from '../../work/row-keys.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { tickOf } from '../../work/work.text.ts'
import { TASKS_FROM_ISSUE } from './discussion-room.text.ts'

/** The tasks made from the issue, in this meeting or before. */
export function MadeTasks({ items }: { items: readonly TaskItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label={TASKS_FROM_ISSUE}>
      <h4 className="pb-1 text-[0.8125rem] font-medium text-soft">
        {TASKS_FROM_ISSUE} <span data-numeric>{items.length}</span>
      </h4>
      <div role="presentation" data-rows onKeyDown={moveByArrows}>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <MadeTask key={item.task.id} item={item} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function MadeTask({ item: { task, assignees } }: { item: TaskItem }) {
  const actor = useActor()
  const today = useToday()
  const act = useTaskActions(task, today)
  const done = task.status === 'done'
  const mayTick = canSetStatus(
    actor,
    assignees.map(({ id }) => id),
  )
  return (
    <li data-row className="flex min-h-10 items-center gap-3">
      <label className="flex min-h-8 items-center max-md:-ml-3 max-md:min-h-11 max-md:px-3">
        <input
          type="checkbox"
          className="checkbox"
          data-row-focus
          aria-label={tickOf(STATUS_LABELS.done, task.title)}
          checked={done}
          disabled={!mayTick}
          onChange={() => act.setStatus(toggledStatus(task.status))}
        />
      </label>
      <span className={done ? 'min-w-0 flex-1 text-soft line-through' : 'min-w-0 flex-1'}>{task.title}</span>
      <AvatarStack people={assignees} label={ASSIGNED_TO} />
      <DueDate task={task} today={today} mayChange={canWriteWork(actor)} />
    </li>
  )
}
