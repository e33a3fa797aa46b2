import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { restoreProcess } from '../processes.mutations.ts'
import type { Process } from '../processes.table.ts'
import { ARCHIVED_PROCESSES, archivedOn, RESTORE } from '../processes.text.ts'

type ArchivedDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  archived: readonly (Process & { archivedAt: string })[]
}

export default function ArchivedDialog({ archived, ...dialog }: ArchivedDialogProps) {
  const mutate = useMutate()
  const today = useToday()
  return (
    <Dialog {...dialog} title={ARCHIVED_PROCESSES} asksBeforeClosing={false}>
      <ul className="divide-y divide-line">
        {archived.map(({ id, name, archivedAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block break-words">{name}</span>
              <time dateTime={archivedAt} className="text-[0.8125rem] text-soft">
                {archivedOn(dayLabel(dayOf(archivedAt), today))}
              </time>
            </span>
            <Button
              size="sm"
              onClick={() => {
                if (!mutate(restoreProcess, { id }) && archived.length === 1) dialog.onOpenChange(false)
              }}
            >
              {RESTORE}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
