import { Badge } from '../../ui/Badge.tsx'
import { LeavingButton } from '../../ui/LeavingButton.tsx'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import type { ArchivedItem } from './archive.queries.ts'
import { archivedOn, KIND_LABELS, RESTORE, restoreNamed } from './archive.text.ts'

export function ArchiveRow({ item, onRestore }: { item: ArchivedItem; onRestore: () => void }) {
  const { kind, title, archivedAt, mayRestore } = item
  const today = useToday()
  return (
    <div className="flex min-h-12 items-center gap-3 px-4 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="break-words">{title}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-soft">
          <Badge>{KIND_LABELS[kind]}</Badge>
          <time dateTime={archivedAt}>{archivedOn(dayLabel(dayOf(archivedAt), today))}</time>
        </p>
      </div>
      {mayRestore && (
        <LeavingButton aria-label={restoreNamed(title)} onClick={onRestore}>
          {RESTORE}
        </LeavingButton>
      )}
    </div>
  )
}
