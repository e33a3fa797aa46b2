import { type ReactNode, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { cx } from '../../../ui/cx.ts'
import { useToday } from '../../time/use-today.ts'
import { DropColumn } from '../../work/DropColumn.tsx'
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
  onDrop?: (() => void) | undefined
  card: (goal: Goal) => ReactNode
}

const BoardColumn = ({ label, goals, onDrop, card }: BoardColumnProps) => (
  <DropColumn label={column(label, goals.length)} onDrop={onDrop}>
    <h3 data-numeric className="px-1 text-xs font-semibold text-soft">
      {label} {goals.length}
    </h3>
    {goals.length === 0 && <p className="px-1 text-xs text-soft">{NONE_HERE}</p>}
    <ul className="grid grid-cols-1 gap-2">{goals.map(card)}</ul>
  </DropColumn>
)
