import { Archive, Pencil } from 'lucide-react'
import type { MenuEntry, MenuSection } from '../../ui/Menu.tsx'
import { ARCHIVE, EDIT } from '../work/work.text.ts'
import { TASK_STATUSES, type TaskStatus } from './tasks.table.ts'
import { STATUS, STATUS_LABELS } from './tasks.text.ts'
import type { useTaskActions } from './use-task-actions.ts'

interface TaskMenu {
  act: ReturnType<typeof useTaskActions>
  mayTick: boolean
  /** Left out for people who may not edit it. */
  edit: (() => void) | undefined
  /** What stands before everything else. */
  first?: readonly MenuEntry[] | undefined
}

/** The menu of a task: its statuses, then what is done to it more rarely. */
export function taskMenu(status: TaskStatus, { act, mayTick, edit, first = [] }: TaskMenu): MenuSection[] {
  const statuses = TASK_STATUSES.map((one) => ({
    label: STATUS_LABELS[one],
    checked: one === status,
    onSelect: () => act.setStatus(one),
  }))
  const archive = { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: act.archive }
  return [
    ...(first.length > 0 ? [{ entries: first }] : []),
    ...(mayTick ? [{ heading: STATUS, entries: statuses }] : []),
    ...(edit ? [{ entries: [{ label: EDIT, icon: <Pencil aria-hidden />, onSelect: edit }, archive] }] : []),
  ]
}
