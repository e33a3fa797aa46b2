import { type ReactNode, useRef, useState } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { useToday } from '../../time/use-today.ts'
import { DropColumn } from '../../work/DropColumn.tsx'
import { whatRepeats } from '../repeat/repeat.rules.ts'
import { canSetStatus } from '../tasks.access.ts'
import { setTaskStatus } from '../task-acts.mutations.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { TASK_STATUSES, type TaskStatus } from '../tasks.table.ts'
import { SHOW_MORE, STATUS_LABELS, statusChanged } from '../tasks.text.ts'
import { moveOnBoard } from './board-keys.ts'
import { TaskCard } from './TaskCard.tsx'
import type { ShownTasks } from './TasksFrame.tsx'
import { boardOf, column, MOVE_ON_BOARD, NO_TASKS_FIT, NONE_HERE } from './views.text.ts'

const EditTaskDialog = later(() => import('../EditTaskDialog.tsx'))

/** Cards of a column are rendered so many at a time. */
const SHOWN = 30

/** Tasks in columns by status. A card moves by mouse, by keys or by its menu. */
export function TaskBoard({ items, isNarrowed, name, teamId }: ShownTasks) {
  const actor = useActor()
  const mutate = useMutate()
  const today = useToday()
  const board = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<TaskItem | null>(null)
  const [edited, setEdited] = useState<TaskItem | null>(null)
  usePreload(EditTaskDialog)
  if (!items) return <SkeletonRows rows={6} />

  const mayMove = ({ assignees }: TaskItem) =>
    canSetStatus(
      actor,
      assignees.map(({ id }) => id),
    )
  function move({ task }: TaskItem, status: TaskStatus) {
    const args = { id: task.id, status, ...whatRepeats(task, today) }
    if (task.status === status || mutate(setTaskStatus, args)) return
    announce(statusChanged(task.title, STATUS_LABELS[status]))
    requestAnimationFrame(() => focusCard(board.current, task.id))
  }
  const card = (item: TaskItem) => (
    <TaskCard
      key={item.task.id}
      item={item}
      today={today}
      showTeam={!teamId}
      onEdit={setEdited}
      onDrag={mayMove(item) ? setDragged : undefined}
      onMove={mayMove(item) ? (status) => move(item, status) : undefined}
    />
  )
  return (
    <div className="@container">
      {isNarrowed && items.length === 0 && <p className="px-4 pt-4 text-soft">{NO_TASKS_FIT}</p>}
      <p className="px-4 pt-3 text-xs text-soft max-md:hidden print:hidden">{MOVE_ON_BOARD}</p>
      <div ref={board} role="group" aria-label={boardOf(name)}>
        <div
          role="presentation"
          onKeyDown={moveOnBoard}
          className="grid items-start gap-3 px-4 py-3 @3xl:grid-cols-3"
        >
          {TASK_STATUSES.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              items={items.filter(({ task }) => task.status === status)}
              onDrop={dragged && dragged.task.status !== status ? () => move(dragged, status) : undefined}
              card={card}
            />
          ))}
        </div>
      </div>
      {edited && (
        <EditTaskDialog
          key={edited.task.id}
          open
          item={edited}
          onOpenChange={(open: boolean) => !open && setEdited(null)}
        />
      )}
    </div>
  )
}

/** The focus goes with a card that was moved. */
const focusCard = (board: HTMLElement | null, taskId: string): void =>
  board
    ?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(taskId)}"]`)
    ?.querySelector<HTMLElement>('[data-row-focus]')
    ?.focus()

type BoardColumnProps = {
  status: TaskStatus
  items: readonly TaskItem[]
  onDrop: (() => void) | undefined
  card: (item: TaskItem) => ReactNode
}

function BoardColumn({ status, items, onDrop, card }: BoardColumnProps) {
  const [shown, setShown] = useState(SHOWN)
  return (
    <DropColumn label={column(status, items.length)} onDrop={onDrop}>
      <h2 data-numeric className="px-1 text-xs font-semibold text-soft">
        {STATUS_LABELS[status]} {items.length}
      </h2>
      {items.length === 0 && <p className="px-1 text-xs text-soft">{NONE_HERE}</p>}
      <ul className="grid gap-2">{items.slice(0, shown).map(card)}</ul>
      {items.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + SHOWN)}>
          {SHOW_MORE}
        </Button>
      )}
    </DropColumn>
  )
}
