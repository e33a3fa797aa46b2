import { type ReactNode, useState } from 'react'
import type { TaskItem } from './tasks.queries.ts'
import { STATUS_LABELS } from './tasks.text.ts'

/** At most this many are shown; older ones are left out. */
const MOST = 50

type DoneTasksProps = {
  label: string
  items: readonly TaskItem[]
  unfolded: boolean
  children: (item: TaskItem) => ReactNode
}

/** Folds away the tasks that are done. Their rows are rendered only while it is open. */
export function DoneTasks({ label, items, unfolded, children }: DoneTasksProps) {
  const [open, setOpen] = useState(unfolded)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line first:border-t-0"
    >
      <summary className="min-h-control px-4 py-2 text-[0.8125rem] font-medium text-soft">
        {STATUS_LABELS.done} <span data-numeric>{items.length}</span>
      </summary>
      {open && (
        <ul aria-label={label} className="divide-y divide-line border-t border-line">
          {items.slice(0, MOST).map((item) => (
            <li key={item.task.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
