import { GripVertical } from 'lucide-react'
import { memo, type MouseEvent, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { displayName } from '../people/people.rules.ts'
import type { Day } from '../time/calendar.rules.ts'
import { moveByKeys } from '../work/move-by-keys.ts'
import { RaiseButton } from '../work/RaiseButton.tsx'
import { raiseByKey, raiseEntries } from '../work/raising.ts'
import { useRaising } from '../work/raising-context.ts'
import { GoalComments } from './GoalComments.tsx'
import { GoalMenu } from './GoalMenu.tsx'
import { GoalProgress } from './GoalProgress.tsx'
import { type GoalRow, goalRow } from './goals.queries.ts'
import type { GoalStatus } from './goals.table.ts'
import { GoalState } from './GoalState.tsx'
import { GoalTargetDate } from './GoalTargetDate.tsx'
import { GoalTitle } from './GoalTitle.tsx'
import { noteOf } from './trail/trail.rules.ts'
import { TrailMarks } from './trail/TrailMarks.tsx'
import { WeekNote } from './trail/WeekNote.tsx'
import type { OpenGoal } from './use-goal-dialogs.tsx'
import { useGoalActions } from './use-goal-actions.ts'

type GoalItemProps = {
  goalId: string
  /** The team in whose list it stands. */
  teamId: string
  today: Day
  onOpen: OpenGoal
  /** Moves the goal by so many places; left out where the list has no order of its own. */
  onMove?: ((goalId: string, places: number) => void) | undefined
  /** Whether a dragged goal would come in its place. */
  isOver: boolean
}

export const GoalItem = memo(function GoalItem({ goalId, ...rest }: GoalItemProps) {
  const row = useLive(goalRow, { goalId })
  return row && <GoalLine row={row} {...rest} />
})

type GoalLineProps = Omit<GoalItemProps, 'goalId'> & { row: GoalRow }

function GoalLine({ row, teamId, today, onOpen, onMove, isOver }: GoalLineProps) {
  const { goal, owner, updates, mayEdit } = row
  const { setStatus, archive } = useGoalActions(goal)
  const [noting, setNoting] = useState(false)
  const raising = useRaising()
  const raise = raising?.raise
  const raisable = { kind: 'goal' as const, id: goal.id, teamId, week: null }
  const move = mayEdit && onMove ? (places: number) => onMove(goal.id, places) : undefined
  const open = () => onOpen('details', goal)
  const say = (status: GoalStatus) => {
    setStatus(status)
    setNoting(status !== 'complete')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Handles key presses that bubble up from the row's controls; its title is the button that a click anywhere stands for.
    <li
      data-row
      data-row-key={goal.id}
      className={cx(
        'group/row relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-2.5 hover:bg-hover/60 @4xl:min-h-12 @4xl:grid-cols-[minmax(0,1fr)_auto_6rem_8rem_5.5rem_7.5rem_2.25rem] @4xl:py-1',
        isOver && 'shadow-[inset_0_2px_var(--accent)]',
      )}
      onKeyDown={(event) => {
        if (move) moveByKeys(event, move)
        if (raise) raiseByKey(event, () => raise(raisable))
      }}
      onClick={(event) => isOnRow(event) && open()}
    >
      {move && <DragHandle />}
      <div className="relative col-start-1 row-start-1 flex min-w-0 items-center gap-1">
        <GoalTitle row={row} today={today} onOpen={open} />
        {raising && <raising.Mark id={goal.id} />}
        <GoalComments goal={goal} />
        <RaiseButton row={raisable} className="absolute right-0 bg-page" />
      </div>
      <div className="col-span-2 row-start-2 @4xl:col-span-1 @4xl:row-start-1 @4xl:col-start-2 @4xl:justify-self-end">
        <GoalState goal={goal} onChange={mayEdit ? say : undefined} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 @4xl:contents">
        <TrailMarks updates={updates} today={today} />
        <span
          data-person={owner?.id}
          className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-soft"
        >
          <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
          <span className="truncate">{displayName(owner)}</span>
        </span>
        <GoalTargetDate goal={goal} today={today} />
        <span className="flex min-w-24 flex-1 items-center gap-2 text-[0.8125rem] text-soft">
          <GoalProgress goal={goal} className="min-w-8 flex-1" />
        </span>
      </div>
      {mayEdit && (
        <GoalMenu
          goal={goal}
          raise={raiseEntries(raising, raisable)}
          onOpen={onOpen}
          onArchive={archive}
          onMove={move}
          className="col-start-2 row-start-1 -mr-3 @4xl:col-start-7 @4xl:mr-0"
        />
      )}
      {noting && <WeekNote goal={goal} note={noteOf(updates, today)} onClose={() => setNoting(false)} />}
    </li>
  )
}

/** For a mouse; the keys and the menu move a goal as well. */
const DragHandle = () => (
  <span
    aria-hidden
    draggable
    className="absolute inset-y-0 left-0 hidden w-4 cursor-grab items-center justify-center text-soft opacity-0 group-hover/row:opacity-100 md:flex"
  >
    <GripVertical className="size-3.5" />
  </span>
)

/** Whether the row itself was clicked: no control in it, no popup over it, and nothing was selected. */
const isOnRow = ({ currentTarget, target }: MouseEvent<HTMLElement>): boolean =>
  currentTarget.contains(target as Element) &&
  !(target as Element).closest('button, input, form, a, label') &&
  window.getSelection()?.isCollapsed !== false
