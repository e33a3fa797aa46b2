import { Archive, ArrowDown, ArrowUp, Ellipsis, ListChecks, Pencil, RotateCcw, Users } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry, type MenuSection } from '../../ui/Menu.tsx'
import { MOVE_DOWN, MOVE_DOWN_KEYS, MOVE_UP, MOVE_UP_KEYS } from '../work/work.text.ts'
import { REOPEN } from './closing/closing.text.ts'
import { useReopen } from './closing/use-reopen.ts'
import { GOAL_STATUSES, type Goal, type GoalStatus } from './goals.table.ts'
import { actionsFor, ARCHIVE, EDIT, OPEN, STATUS, TEAMS } from './goals.text.ts'
import { STATUS_LABELS } from './goal-status.text.ts'
import type { OpenGoal } from './use-goal-dialogs.tsx'

type GoalMenuProps = {
  goal: Goal
  /** To make an issue of it; empty for people who may not. */
  raise: readonly MenuEntry[]
  onOpen: OpenGoal
  onArchive: () => void
  /** Moves the goal by so many places; left out where it can't be moved. */
  onMove?: ((places: number) => void) | undefined
  /** Left out where its status can be set beside the menu. */
  onStatus?: ((status: GoalStatus) => void) | undefined
  className?: string
}

export function GoalMenu({ goal, raise, onOpen, onArchive, onMove, onStatus, className }: GoalMenuProps) {
  const reopen = useReopen()
  const isClosed = goal.closedAt !== null
  const sections: MenuSection[] = [
    ...(raise.length > 0 ? [{ entries: raise }] : []),
    {
      entries: [
        { label: OPEN, icon: <ListChecks aria-hidden />, onSelect: () => onOpen('details', goal) },
        isClosed
          ? { label: REOPEN, icon: <RotateCcw aria-hidden />, onSelect: () => reopen(goal) }
          : { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => onOpen('edit', goal) },
        { label: TEAMS, icon: <Users aria-hidden />, onSelect: () => onOpen('teams', goal) },
      ],
    },
    ...(onStatus && !isClosed ? [statusSection(goal, onStatus)] : []),
    ...(onMove ? [moveSection(onMove)] : []),
    { entries: [{ label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: onArchive }] },
  ]
  return (
    <Menu
      label={actionsFor(goal.title)}
      sections={sections}
      align="end"
      trigger={
        <IconButton
          label={actionsFor(goal.title)}
          icon={<Ellipsis aria-hidden />}
          {...(className && { className })}
        />
      }
    />
  )
}

const statusSection = (goal: Goal, onStatus: (status: GoalStatus) => void): MenuSection => ({
  heading: STATUS,
  entries: GOAL_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    checked: goal.status === status,
    onSelect: () => onStatus(status),
  })),
})

const moveSection = (onMove: (places: number) => void): MenuSection => ({
  entries: [
    { label: MOVE_UP, icon: <ArrowUp aria-hidden />, shortcut: MOVE_UP_KEYS, onSelect: () => onMove(-1) },
    {
      label: MOVE_DOWN,
      icon: <ArrowDown aria-hidden />,
      shortcut: MOVE_DOWN_KEYS,
      onSelect: () => onMove(1),
    },
  ],
})
