import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { NOTHING_TO_RESTORE, RESTORE, restoreNamed } from './restoring.text.ts'

export interface Restorable {
  id: string
  name: string
  /** What kind of thing it is, where there are several. */
  detail?: string
  /** ISO 8601. */
  archivedAt: string
}

type RestoreDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  items: readonly Restorable[]
  onRestore: (id: string) => void
}

/** What was archived or removed in the last 30 days, each to be brought back. */
export function RestoreDialog({ items, onRestore, ...dialog }: RestoreDialogProps) {
  const today = useToday()
  return (
    <Dialog {...dialog} asksBeforeClosing={false}>
      {items.length === 0 && <p className="text-soft">{NOTHING_TO_RESTORE}</p>}
      <ul className="divide-y divide-line">
        {items.map(({ id, name, detail, archivedAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block break-words">{name}</span>
              <span className="text-[0.8125rem] text-soft">
                {detail !== undefined && `${detail} · `}
                <time dateTime={archivedAt}>{dayLabel(dayOf(archivedAt), today)}</time>
              </span>
            </span>
            <Button size="sm" aria-label={restoreNamed(name)} onClick={() => onRestore(id)}>
              {RESTORE}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
