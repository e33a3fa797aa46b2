import { CheckCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { moveByArrows } from '../work/row-keys.ts'
import { TaskRow } from './TaskRow.tsx'
import type { TaskItem } from './tasks.queries.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { WORK_ROW_HEIGHT } from '../work/WorkRow.tsx'
import { useToday } from '../time/use-today.ts'

const EditTaskDialog = later(() => import('./EditTaskDialog.tsx'))

/** Beyond these the oldest are left out of a list of what was done. */
const DONE_SHOWN = 50

export type TaskItemsProps = {
  /** Undefined while they are on their way. */
  items: readonly TaskItem[] | undefined
  label: string
  showTeam?: boolean
  /** Shows what was done without being asked to. */
  unfoldDone?: boolean
  empty: { text: string; action?: ReactNode }
}

/** Tasks as rows, with the dialog that edits one; what is being typed there outlives the row. */
export function TaskItems(props: TaskItemsProps) {
  const [edited, setEdited] = useState<TaskItem | null>(null)
  usePreload(EditTaskDialog)
  return (
    <>
      <TaskRows {...props} onEdit={setEdited} />
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

type TaskRowsProps = TaskItemsProps & { onEdit: (item: TaskItem) => void }

/** What is to be done, then, folded away, what was. */
function TaskRows({ items, label, showTeam = false, unfoldDone = false, empty, onEdit }: TaskRowsProps) {
  const today = useToday()
  if (!items) return <SkeletonRows rows={6} />
  if (items.length === 0) return <EmptyState icon={<CheckCheck aria-hidden />} {...empty} />
  const row = (item: TaskItem) => <TaskRow item={item} today={today} showTeam={showTeam} onEdit={onEdit} />
  const open = items.filter(({ task }) => task.status !== 'done')
  const done = items.filter(({ task }) => task.status === 'done')
  return (
    <div role="presentation" data-rows onKeyDown={moveByArrows}>
      {open.length > 0 && (
        <RowList label={label} items={open} keyOf={({ task }) => task.id} rowHeight={WORK_ROW_HEIGHT}>
          {row}
        </RowList>
      )}
      {open.length === 0 && !unfoldDone && <p className="px-4 py-6 text-soft">Everything here is done.</p>}
      {done.length > 0 && (
        <DoneTasks label={`${label}: done`} items={done} unfolded={unfoldDone}>
          {row}
        </DoneTasks>
      )}
    </div>
  )
}

type DoneTasksProps = {
  label: string
  items: readonly TaskItem[]
  unfolded: boolean
  children: (item: TaskItem) => ReactNode
}

/** What was done; its rows are made only while somebody looks at them. */
function DoneTasks({ label, items, unfolded, children }: DoneTasksProps) {
  const [open, setOpen] = useState(unfolded)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line first:border-t-0"
    >
      <summary className="min-h-control px-4 py-2 text-[0.8125rem] font-medium text-soft">
        Done <span data-numeric>{items.length}</span>
      </summary>
      {open && (
        <ul aria-label={label} className="divide-y divide-line border-t border-line">
          {items.slice(0, DONE_SHOWN).map((item) => (
            <li key={item.task.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
