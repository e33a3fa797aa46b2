import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  CheckSquare,
  Combine,
  MoveRight,
  Pencil,
  TrendingUp,
  Users,
} from 'lucide-react'
import type { MenuEntry, MenuSection } from '../../ui/Menu.tsx'
import {
  ARCHIVE,
  EDIT,
  MOVE_DOWN,
  MOVE_DOWN_KEYS,
  MOVE_UP,
  MOVE_UP_KEYS,
  RESTORE,
} from '../work/work.text.ts'
import type { IssueItem } from './issues.queries.ts'
import {
  ISSUE_TYPE_LABELS,
  MAKE_TASK,
  MAKE_TASK_KEY,
  MERGE_INTO,
  MOVE_TO_TEAM,
  moveTo,
  NAME_A_METRIC,
} from './issues.text.ts'
import type { useIssueActions } from './use-issue-actions.ts'

/** What opens over a list for an issue in it. */
export type IssueDialogName = 'edit' | 'task' | 'merge' | 'team' | 'promise'

type Actions = ReturnType<typeof useIssueActions>

/** What the menu of an issue's row offers to somebody who may change it. */
export function issueMenu(
  { issue }: IssueItem,
  act: Actions,
  open: (dialog: IssueDialogName) => void,
  move: ((places: number) => void) | undefined,
): MenuSection[] {
  if (issue.archivedAt !== null)
    return [{ entries: [{ label: RESTORE, icon: <ArchiveRestore aria-hidden />, onSelect: act.restore }] }]
  const isOpen = issue.status === 'open'
  const otherType = issue.issueType === 'short_term' ? 'long_term' : 'short_term'
  const task = {
    label: MAKE_TASK,
    icon: <CheckSquare aria-hidden />,
    shortcut: MAKE_TASK_KEY,
    onSelect: () => open('task'),
  }
  const edit = { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => open('edit') }
  const promise = { label: NAME_A_METRIC, icon: <TrendingUp aria-hidden />, onSelect: () => open('promise') }
  const sort = {
    label: moveTo(ISSUE_TYPE_LABELS[otherType]),
    icon: <MoveRight aria-hidden />,
    onSelect: () => act.move(otherType),
  }
  const merge = { label: MERGE_INTO, icon: <Combine aria-hidden />, onSelect: () => open('merge') }
  const hand = { label: MOVE_TO_TEAM, icon: <Users aria-hidden />, onSelect: () => open('team') }
  const archive = { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: act.archive }
  return [
    { entries: [task, edit, ...(isOpen ? [] : [promise])] },
    { entries: [sort, ...(isOpen ? [hand, merge] : [])] },
    ...(move ? [{ entries: moves(move) }] : []),
    { entries: [archive] },
  ]
}

const moves = (move: (places: number) => void): MenuEntry[] => [
  { label: MOVE_UP, icon: <ArrowUp aria-hidden />, shortcut: MOVE_UP_KEYS, onSelect: () => move(-1) },
  { label: MOVE_DOWN, icon: <ArrowDown aria-hidden />, shortcut: MOVE_DOWN_KEYS, onSelect: () => move(1) },
]
