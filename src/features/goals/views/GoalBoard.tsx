import { type DragEvent, type ReactNode, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { cx } from '../../../ui/cx.ts'
import { useToday } from '../../time/use-today.ts'
import { GOAL_STATUSES, type Goal, type GoalStatus } from '../goals.table.ts'
import { STATUS_LABELS } from '../goal-status.text.ts'
import { setGoalStatus } from '../trail/goal-status.mutations.ts'
import { useGoalDialogs } from '../use-goal-dialogs.tsx'
import { GoalCard } from './GoalCard.tsx'
import { boardOf, CLOSED, column, MOVE_HINT, NONE_HERE, nowIs } from './views.text.ts'

type GoalBoardProps = { goals: readonly Goal[]; name: string }

/** Goals in columns by status. Those that were closed with their quarter stand in one of their own. */
export default function GoalBoard({ goals, name }: GoalBoardProps) {
  const mutate = useMutate()
  const today = useToday()
  const { open, dialog } = useGoalDialogs()
  const [dragged, setDragged] = useState<Goal | null>(null)
  const closed = goals.filter(({ closedAt }) => closedAt !== null)
  const set = (goal: Goal, status: GoalStatus) => {
    if (goal.status === status || mutate(setGoalStatus, { goalId: goal.id, status })) return
    announce(nowIs(goal.title, STATUS_LABELS[status]))
  }
  const card = (goal: Goal) => (
    <GoalCard key={goal.id} goalId={goal.id} today={today} onOpen={open} onStatus={set} onDrag={setDragged} />
  )
  return (
    <div className="@container">
      <div
        role="group"
        aria-label={boardOf(name)}
        className={cx('grid gap-3 px-4 py-3', closed.length > 0 ? '@3xl:grid-cols-4' : '@3xl:grid-cols-3')}
      >
        {GOAL_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            label={STATUS_LABELS[status]}
            goals={goals.filter((goal) => goal.closedAt === null && goal.status === status)}
            onDrop={dragged && dragged.status !== status ? () => set(dragged, status) : undefined}
            card={card}
          />
        ))}
        {closed.length > 0 && <BoardColumn label={CLOSED} goals={closed} card={card} />}
      </div>
      <p className="px-4 pb-2 text-xs text-soft max-md:hidden">{MOVE_HINT}</p>
      {dialog}
    </div>
  )
}

type BoardColumnProps = {
  label: string
  goals: readonly Goal[]
  /** Left out while nothing that can be dropped here is dragged. */
  onDrop?: (() => void) | undefined
  card: (goal: Goal) => ReactNode
}

function BoardColumn({ label, goals, onDrop, card }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onDrop?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only a mouse drops something here; cards have keys and a menu.
    <section
      aria-label={column(label, goals.length)}
      className={cx(
        'flex min-h-24 flex-col gap-2 rounded-lg border border-line bg-sunken p-2',
        isOver && onDrop && 'border-accent bg-accent-tint',
      )}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3 data-numeric className="px-1 text-xs font-semibold text-soft">
        {label} {goals.length}
      </h3>
      {goals.length === 0 && <p className="px-1 text-xs text-soft">{NONE_HERE}</p>}
      <ul className="grid gap-2">{goals.map(card)}</ul>
    </section>
  )
}
