import { Link } from '@tanstack/react-router'
import { BookOpenCheck } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { ToRead } from './readings.queries.ts'
import { byDay, lateSince, TO_READ } from './readings.text.ts'

/** What somebody is asked to read: each leads to its process. */
export const ToReadList = ({ toRead }: { toRead: readonly ToRead[] }) => (
  <ul aria-label={TO_READ} className="divide-y divide-line">
    {toRead.map((one) => (
      <ToReadRow key={one.reading.id} {...one} />
    ))}
  </ul>
)

function ToReadRow({ published, reading: { dueOn } }: ToRead) {
  const today = useToday()
  const day = dayLabel(dueOn, today)
  return (
    <li>
      <Link
        to="/process/$processId"
        params={{ processId: published.id }}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-1.5 hover:bg-hover/60"
      >
        <BookOpenCheck aria-hidden className="size-4 shrink-0 text-soft" />
        <span className="min-w-0 flex-1 break-words">{published.name}</span>
        {dueOn < today ? (
          <Badge variant="bad">{lateSince(day)}</Badge>
        ) : (
          <span data-numeric className="text-[0.8125rem] text-soft">
            {byDay(day)}
          </span>
        )}
      </Link>
    </li>
  )
}
