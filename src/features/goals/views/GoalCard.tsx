import type { KeyboardEvent } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import { raiseByKey, raiseEntries } from '../../work/raising.ts'
import { useRaising } from '../../work/raising-context.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { OutcomeBadge } from '../closing/OutcomeBadge.tsx'
import { GoalComments } from '../GoalComments.tsx'
import { GoalMenu } from '../GoalMenu.tsx'
import { GoalProgress } from '../GoalProgress.tsx'
import { goalRow } from '../goals.queries.ts'
import { GOAL_STATUSES, type Goal, type GoalStatus } from '../goals.table.ts'
import { GoalTargetDate } from '../GoalTargetDate.tsx'
import { GoalTitle } from '../GoalTitle.tsx'
import type { OpenGoal } from '../use-goal-dialogs.tsx'
import { useGoalActions } from '../use-goal-actions.ts'

type GoalCardProps = {
  goalId: string
  today: Day
  onOpen: OpenGoal
  onStatus: (goal: Goal, status: GoalStatus) => void
  /** With the goal that is being dragged; null once it is let go. */
  onDrag: (goal: Goal | null) => void
}

/** A goal on the board. It moves to another column by mouse, by keys, or by its menu. */
export function GoalCard({ goalId, today, onOpen, onStatus, onDrag }: GoalCardProps) {
  const row = useLive(goalRow, { goalId })
  return row && <Card {...{ row, today, onOpen, onStatus, onDrag }} />
}

type CardProps = Omit<GoalCardProps, 'goalId'> & { row: NonNullable<ReturnType<typeof goalRow.run>> }

function Card({ row, today, onOpen, onStatus, onDrag }: CardProps) {
  const { goal, owner, mayEdit } = row
  const { archive } = useGoalActions(goal)
  const raising = useRaising()
  const raise = raising?.raise
  const raisable = { kind: 'goal' as const, id: goal.id, teamId: goal.teamId, week: null }
  const mayMove = mayEdit && goal.closedAt === null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the card's controls.
    <li
      data-row-key={goal.id}
      draggable={mayMove}
      onDragStart={() => onDrag(goal)}
      onDragEnd={() => onDrag(null)}
      onKeyDown={(event) => {
        if (mayMove) moveBesides(event, goal, onStatus)
        if (raise) raiseByKey(event, () => raise(raisable))
      }}
      className="grid grid-cols-1 gap-1.5 rounded-md border border-line bg-page p-2.5 aria-grabbed:opacity-60 [&[draggable=true]]:cursor-grab"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <GoalTitle row={row} today={today} onOpen={() => onOpen('details', goal)} />
        </div>
        {raising && <raising.Mark id={goal.id} />}
        <GoalComments goal={goal} />
        {mayEdit && (
          <GoalMenu
            goal={goal}
            raise={raiseEntries(raising, raisable)}
            onOpen={onOpen}
            onArchive={archive}
            onStatus={(status) => onStatus(goal, status)}
            className="-mt-0.5 -mr-1.5"
          />
        )}
      </div>
      {goal.outcome && <OutcomeBadge outcome={goal.outcome} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-soft">
        <span data-person={owner?.id} className="flex min-w-0 items-center gap-1.5">
          <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
          <span className="truncate">{displayName(owner)}</span>
        </span>
        <GoalTargetDate goal={goal} today={today} />
        <span className="flex min-w-24 flex-1 items-center gap-2">
          <GoalProgress goal={goal} className="min-w-8 flex-1" />
        </span>
      </div>
    </li>
  )
}

/** Alt with the left or right arrow key moves a card to the next column. The focus goes with it. */
function moveBesides(
  event: KeyboardEvent<HTMLElement>,
  goal: Goal,
  onStatus: (goal: Goal, status: GoalStatus) => void,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!event.altKey || step === undefined || !event.currentTarget.contains(event.target as Element)) return
  event.preventDefault()
  const status = GOAL_STATUSES[GOAL_STATUSES.indexOf(goal.status) + step]
  if (!status) return
  const board = event.currentTarget.closest('[role="group"]')
  onStatus(goal, status)
  requestAnimationFrame(() =>
    board?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(goal.id)}"] [data-row-focus]`)?.focus(),
  )
}
