import { CheckCheck } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { later } from '../../ui/later.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { useToday } from '../time/use-today.ts'
import { useLingering } from '../work/use-lingering.ts'
import { WorkList, WorkRows } from '../work/WorkList.tsx'
import { TaskRow } from './TaskRow.tsx'
import type { TaskItem } from './tasks.queries.ts'
import type { Task } from './tasks.table.ts'
import { ALL_DONE, doneOf } from './tasks.text.ts'

const DoneTasks = later(() => import('./DoneTasks.tsx'))
const EditTaskDialog = later(() => import('./EditTaskDialog.tsx'))

const idOf = ({ task }: TaskItem): string => task.id

type TaskItemsProps = {
  /** Undefined while they load. */
  items: readonly TaskItem[] | undefined
  label: string
  showTeam?: boolean
  /** Shows the done ones right away. */
  unfoldDone?: boolean
  /** Below the done ones, fetches those done long ago. */
  older?: ReactNode
  empty: { text: string; action?: ReactNode; isLine?: true }
  /** What else the rows' menus offer. */
  entries?: ((task: Task) => readonly MenuEntry[]) | undefined
  /** What each row stands in. */
  Around?: ComponentType<{ item: TaskItem; children: ReactNode }>
}

/** Tasks as rows, and the dialog that edits one. The dialog stays open even if the row leaves the list. */
export function TaskItems({ items, empty, ...list }: TaskItemsProps) {
  const [edited, setEdited] = useState<TaskItem | null>(null)
  usePreload(EditTaskDialog)
  return (
    <>
      <WorkList items={items} empty={{ icon: <CheckCheck aria-hidden />, ...empty }}>
        {(tasks) => <TaskRows {...list} items={tasks} onEdit={setEdited} />}
      </WorkList>
      {items?.length === 0 && list.older}
      {edited && (
        <EditTaskDialog
          key={edited.task.id}
          open
          item={edited}
          onOpenChange={(next: boolean) => !next && setEdited(null)}
        />
      )}
    </>
  )
}

type TaskRowsProps = Omit<TaskItemsProps, 'items' | 'empty'> & {
  items: readonly TaskItem[]
  onEdit: (item: TaskItem) => void
}

const Plain = ({ children }: { children: ReactNode }) => children

/** First what is to be done; below it, folded away, what has been done. */
function TaskRows({
  items,
  label,
  showTeam = false,
  unfoldDone = false,
  older,
  onEdit,
  entries,
  Around = Plain,
}: TaskRowsProps) {
  const today = useToday()
  const row = (item: TaskItem) => (
    <Around item={item}>
      <TaskRow {...{ item, today, showTeam, onEdit, entries }} />
    </Around>
  )
  const open = useLingering(
    items.filter(({ task }) => task.status !== 'done'),
    idOf,
  )
  const done = items.filter(({ task }) => task.status === 'done')
  return (
    <>
      {open.rows.length > 0 && (
        <WorkRows label={label} of={open}>
          {row}
        </WorkRows>
      )}
      {open.rows.length === 0 && !unfoldDone && <p className="px-4 py-6 text-soft">{ALL_DONE}</p>}
      {(done.length > 0 || older) && (
        <DoneTasks label={doneOf(label)} items={done} unfolded={unfoldDone} older={older}>
          {row}
        </DoneTasks>
      )}
    </>
  )
}
