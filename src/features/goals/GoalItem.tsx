import { memo } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { displayName } from '../people/people.rules.ts'
import type { Day } from '../time/calendar.rules.ts'
import { moveByKeys } from './goal-move-keys.ts'
import { type GoalDialogName, GoalMenu } from './GoalMenu.tsx'
import { GoalProgress } from './GoalProgress.tsx'
import { type GoalRow, goalRow } from './goals.queries.ts'
import type { Goal } from './goals.table.ts'
import { GoalStatusControl } from './GoalStatusControl.tsx'
import { GoalTargetDate } from './GoalTargetDate.tsx'
import { GoalTitle } from './GoalTitle.tsx'
import { useGoalActions } from './use-goal-actions.ts'

type GoalItemProps = {
  goalId: string
  today: Day
  onOpen: (dialog: GoalDialogName, goal: Goal) => void
  /** Moves the goal by so many places; left out where the list has no order of its own. */
  onMove?: ((goalId: string, places: number) => void) | undefined
}

export const GoalItem = memo(function GoalItem({ goalId, ...rest }: GoalItemProps) {
  const row = useLive(goalRow, { goalId })
  return row && <GoalLine row={row} {...rest} />
})

type GoalLineProps = Omit<GoalItemProps, 'goalId'> & { row: GoalRow }

function GoalLine({ row, today, onOpen, onMove }: GoalLineProps) {
  const { goal, owner, mayEdit } = row
  const { setStatus, archive } = useGoalActions(goal)
  const move = mayEdit && onMove ? (places: number) => onMove(goal.id, places) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's controls.
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-2.5 hover:bg-hover/60 lg:min-h-12 lg:grid-cols-[minmax(0,1fr)_auto_9rem_6rem_8.5rem_2.25rem] lg:py-1"
      onKeyDown={move && ((event) => moveByKeys(event, move))}
    >
      <GoalTitle row={row} onOpen={mayEdit ? () => onOpen('edit', goal) : undefined} />
      <div className="max-lg:col-span-2 max-lg:row-start-2 lg:justify-self-end">
        <GoalStatusControl
          title={goal.title}
          status={goal.status}
          onChange={mayEdit ? setStatus : undefined}
        />
      </div>
      <div className="contents max-lg:col-span-2 max-lg:flex max-lg:items-center max-lg:gap-4">
        <span className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-soft">
          <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
          <span className="truncate">{displayName(owner)}</span>
        </span>
        <GoalTargetDate goal={goal} today={today} />
        <span className="flex items-center gap-2 text-[0.8125rem] text-soft max-lg:flex-1">
          <GoalProgress goal={goal} className="min-w-10" />
        </span>
      </div>
      {mayEdit && <GoalMenu goal={goal} onOpen={onOpen} onArchive={archive} onMove={move} />}
    </li>
  )
}
