import { Ellipsis } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { raiseByKey, raiseEntries } from '../../work/raising.ts'
import { useRaising } from '../../work/raising-context.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { actionsFor } from '../../work/work.text.ts'
import { DueDate } from '../DueDate.tsx'
import { taskMenu } from '../task-menu.tsx'
import { TaskMarks } from '../TaskRow.tsx'
import { raisableTask } from '../raisable-task.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { toggledStatus } from '../tasks.rules.ts'
import { TASK_STATUSES, type TaskStatus } from '../tasks.table.ts'
import { ASSIGNED_TO, TYPE_LABELS } from '../tasks.text.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { openDays, takeTaskKeys } from './task-keys.ts'

type TaskCardProps = {
  item: TaskItem
  today: Day
  showTeam: boolean
  onEdit: (item: TaskItem) => void
  /** With the task that is being dragged; null once it is let go. Left out if it may not be moved. */
  onDrag: ((item: TaskItem | null) => void) | undefined
  onMove: ((status: TaskStatus) => void) | undefined
}

/** A task on the board. */
export function TaskCard({ item, today, showTeam, onEdit, onDrag, onMove }: TaskCardProps) {
  const { task, assignees, team } = item
  const act = useTaskActions(task, today)
  const mayEdit = canWriteWork(useActor())
  const raising = useRaising()
  const raise = raising?.raise
  const menu = taskMenu(task.status, {
    act,
    mayTick: onMove !== undefined,
    edit: mayEdit ? () => onEdit(item) : undefined,
    first: raiseEntries(raising, raisableTask(task)),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the card's controls.
    <li
      data-row-key={task.id}
      draggable={onDrag !== undefined}
      onDragStart={() => onDrag?.(item)}
      onDragEnd={() => onDrag?.(null)}
      onKeyDown={(event) => {
        if (onMove) moveBeside(event, task.status, onMove)
        takeTaskKeys(event, {
          toggle: onMove && (() => onMove(toggledStatus(task.status))),
          due: mayEdit ? () => openDays(event) : undefined,
          archive: mayEdit ? act.archive : undefined,
        })
        if (raise) raiseByKey(event, () => raise(raisableTask(task)))
      }}
      className="@container grid gap-1 rounded-md border border-line bg-page p-2.5 [&[draggable=true]]:cursor-grab"
    >
      <div className="flex items-start gap-2">
        <button
          type="button"
          data-row-focus
          className={cx(
            'min-w-0 flex-1 rounded text-left break-words hover:underline',
            task.status === 'done' && 'text-soft line-through',
          )}
          onClick={() => mayEdit && onEdit(item)}
        >
          {task.title}
        </button>
        {raising && <raising.Mark id={task.id} />}
        {menu.length > 0 && (
          <Menu
            label={actionsFor(task.title)}
            sections={menu}
            align="end"
            trigger={
              <IconButton
                label={actionsFor(task.title)}
                icon={<Ellipsis aria-hidden />}
                className="-mt-1.5 -mr-1.5"
              />
            }
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DueDate task={task} today={today} mayChange={mayEdit} />
        <TaskMarks task={task} />
        {showTeam && (
          <span className="flex max-w-32 min-w-0">
            <Badge variant={task.taskType}>{team?.name ?? TYPE_LABELS.personal}</Badge>
          </span>
        )}
        <span className="ml-auto">{team && <AvatarStack people={assignees} label={ASSIGNED_TO} />}</span>
      </div>
    </li>
  )
}

/** Alt with the left or right arrow key moves a card to the next column. */
function moveBeside(
  event: KeyboardEvent<HTMLElement>,
  present: TaskStatus,
  onMove: (status: TaskStatus) => void,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!event.altKey || step === undefined || !event.currentTarget.contains(event.target as Element)) return
  event.preventDefault()
  const status = TASK_STATUSES[TASK_STATUSES.indexOf(present) + step]
  if (status) onMove(status)
}
