import { useToday } from '../time/use-today.ts'
import { GoalItem } from './GoalItem.tsx'
import type { Goal } from './goals.table.ts'
import { useGoalDialogs } from './use-goal-dialogs.tsx'
import { useDragInList } from '../work/use-drag-in-list.ts'
import { moveByArrows } from '../work/row-keys.ts'
import { useMoveGoal } from './use-move-goal.ts'

type GoalItemsProps = {
  goals: readonly Goal[]
  label: string
  /** The team whose goals can be put in another order here. */
  teamId: string
}

/** Goals as rows, with the dialogs that open from them. */
export function GoalItems({ goals, label, teamId }: GoalItemsProps) {
  const today = useToday()
  const move = useMoveGoal(teamId, goals)
  const { over, handlers } = useDragInList(
    goals.filter((goal) => goal.teamId === teamId),
    move,
  )
  const { open, dialog } = useGoalDialogs()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of the controls in it. */}
      <ul
        aria-label={label}
        data-rows
        className="@container divide-y divide-line"
        onKeyDown={moveByArrows}
        {...handlers}
      >
        {goals.map(({ id, teamId: ownTeam }) => (
          <GoalItem
            key={id}
            goalId={id}
            teamId={teamId}
            today={today}
            onOpen={open}
            onMove={ownTeam === teamId ? move : undefined}
            isOver={over === id}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}
