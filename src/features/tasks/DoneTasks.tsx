import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SoughtRowContext } from '../../ui/sought-row.ts'
import type { TaskItem } from './tasks.queries.ts'
import { SHOW_MORE, STATUS_LABELS } from './tasks.text.ts'

/** Rows are rendered so many at a time. */
const SHOWN = 50

type DoneTasksProps = {
  label: string
  items: readonly TaskItem[]
  unfolded: boolean
  /** Fetches those done long ago. */
  older?: ReactNode
  children: (item: TaskItem) => ReactNode
}

/** Folds away the tasks that are done. Their rows are rendered only while it is open. */
export default function DoneTasks({ label, items, unfolded, older, children }: DoneTasksProps) {
  const sought = useContext(SoughtRowContext)
  const soughtIndex = items.findIndex(({ task }) => task.id === sought)
  const [open, setOpen] = useState(unfolded || soughtIndex >= 0)
  const [shown, setShown] = useState(Math.max(SHOWN, soughtIndex + 1))
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
        <>
          <ul aria-label={label} className="divide-y divide-line border-t border-line">
            {items.slice(0, shown).map((item) => (
              <li key={item.task.id} data-row-key={item.task.id}>
                {children(item)}
              </li>
            ))}
          </ul>
          {items.length > shown ? (
            <Button className="mx-4 my-3" onClick={() => setShown(shown + SHOWN)}>
              {SHOW_MORE}
            </Button>
          ) : (
            older
          )}
        </>
      )}
    </details>
  )
}
