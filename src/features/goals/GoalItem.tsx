import { Archive, ArrowDown, ArrowUp, CalendarClock, Ellipsis, ListChecks, Pencil, Users } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import { Progress } from '../../ui/Progress.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { displayName } from '../people/people.rules.ts'
import { GoalStatusControl } from './GoalStatusControl.tsx'
import { type GoalRow, goalRow } from './goals.queries.ts'
import { isOverdue } from './goals.rules.ts'
import type { Goal } from './goals.table.ts'
import { useGoalActions } from './use-goal-actions.ts'

export type GoalDialogName = 'edit' | 'milestones' | 'teams'

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
        <TargetDate goal={goal} today={today} />
        <span className="flex items-center gap-2 text-[0.8125rem] text-soft max-lg:flex-1">
          <Progress label={`Progress of ${goal.title}`} value={goal.progress} className="min-w-10" />
          <span data-numeric className="w-9 shrink-0 text-right">
            {goal.progress}%
          </span>
        </span>
      </div>
      {mayEdit && (
        <Menu
          label={`Actions for ${goal.title}`}
          sections={menuOf(goal, onOpen, archive, move)}
          align="end"
          trigger={
            <IconButton
              label={`Actions for ${goal.title}`}
              icon={<Ellipsis aria-hidden />}
              className="max-lg:col-start-2 max-lg:row-start-1 max-lg:-mr-3"
            />
          }
        />
      )}
    </li>
  )
}

function GoalTitle({
  row: { goal, milestones },
  onOpen,
}: {
  row: GoalRow
  onOpen: (() => void) | undefined
}) {
  const done = milestones.filter(({ progress }) => progress === 100).length
  const look = cx('max-w-full text-left break-words', goal.status === 'complete' && 'text-soft line-through')
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {onOpen ? (
        <button type="button" className={cx(look, 'rounded py-1 hover:underline')} onClick={onOpen}>
          {goal.title}
        </button>
      ) : (
        <span className={cx(look, 'py-1')}>{goal.title}</span>
      )}
      {milestones.length > 0 && (
        <span data-numeric className="text-xs text-soft">
          {done} of {milestones.length} milestones
        </span>
      )}
    </div>
  )
}

function TargetDate({ goal, today }: { goal: Goal; today: Day }) {
  const overdue = isOverdue(goal, today)
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-[0.8125rem] whitespace-nowrap',
        overdue ? 'font-medium text-bad-ink' : 'text-soft',
      )}
    >
      {overdue && <CalendarClock aria-hidden className="size-3.5" />}
      <span className="sr-only">{overdue ? 'Overdue, was due' : 'Due'} </span>
      <time dateTime={goal.targetDate}>{dayLabel(goal.targetDate, today)}</time>
    </span>
  )
}

function menuOf(
  goal: Goal,
  onOpen: GoalItemProps['onOpen'],
  archive: () => void,
  move: ((places: number) => void) | undefined,
): MenuSection[] {
  const moves = move && [
    { label: 'Move up', icon: <ArrowUp aria-hidden />, shortcut: 'Alt ↑', onSelect: () => move(-1) },
    { label: 'Move down', icon: <ArrowDown aria-hidden />, shortcut: 'Alt ↓', onSelect: () => move(1) },
  ]
  return [
    {
      entries: [
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => onOpen('edit', goal) },
        { label: 'Milestones', icon: <ListChecks aria-hidden />, onSelect: () => onOpen('milestones', goal) },
        { label: 'Teams', icon: <Users aria-hidden />, onSelect: () => onOpen('teams', goal) },
      ],
    },
    ...(moves ? [{ entries: moves }] : []),
    { entries: [{ label: 'Archive', icon: <Archive aria-hidden />, onSelect: archive }] },
  ]
}

/** Alt with an arrow moves the goal whose row has the focus, which goes along. */
function moveByKeys(event: KeyboardEvent<HTMLElement>, move: (places: number) => void): void {
  const { altKey, key, currentTarget, target } = event
  const isMove = altKey && (key === 'ArrowUp' || key === 'ArrowDown')
  if (!isMove || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  event.preventDefault()
  move(key === 'ArrowUp' ? -1 : 1)
  requestAnimationFrame(() => target.focus())
}
