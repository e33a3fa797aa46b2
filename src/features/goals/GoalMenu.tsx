import { Archive, ArrowDown, ArrowUp, Ellipsis, ListChecks, Pencil, Users } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import type { Goal } from './goals.table.ts'
import {
  actionsFor,
  ARCHIVE,
  EDIT,
  MILESTONES,
  MOVE_DOWN,
  MOVE_DOWN_KEYS,
  MOVE_UP,
  MOVE_UP_KEYS,
  TEAMS,
} from './goals.text.ts'

export type GoalDialogName = 'edit' | 'milestones' | 'teams'

type GoalMenuProps = {
  goal: Goal
  onOpen: (dialog: GoalDialogName, goal: Goal) => void
  onArchive: () => void
  /** Moves the goal by so many places; left out where it can't be moved. */
  onMove: ((places: number) => void) | undefined
}

export function GoalMenu({ goal, onOpen, onArchive, onMove }: GoalMenuProps) {
  const sections: MenuSection[] = [
    {
      entries: [
        { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => onOpen('edit', goal) },
        { label: MILESTONES, icon: <ListChecks aria-hidden />, onSelect: () => onOpen('milestones', goal) },
        { label: TEAMS, icon: <Users aria-hidden />, onSelect: () => onOpen('teams', goal) },
      ],
    },
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
          className="max-lg:col-start-2 max-lg:row-start-1 max-lg:-mr-3"
        />
      }
    />
  )
}

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
