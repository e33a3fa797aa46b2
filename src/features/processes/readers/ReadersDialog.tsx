import { Trash2 } from 'lucide-react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { useSavedText } from '../../org-chart/panel/use-saved-text.ts'
import type { Process } from '../processes.table.ts'
import {
  asks,
  daysFor,
  EVERYONE,
  NOBODY_ASKED,
  ONLY_TEAM_READS,
  peopleCount,
  READER_REMOVED,
  READERS,
  READERS_EXPLAINED,
  removeReaderNamed,
  SOMEBODY_GONE,
} from '../readings/readings.text.ts'
import WhoHasRead from '../readings/WhoHasRead.tsx'
import { AddReaders } from './AddReaders.tsx'
import { addReader, removeReader, setReaderDays } from './readers.mutations.ts'
import type { ReaderEntry } from './readers.queries.ts'
import type { ReadingCounts } from './readers.table.ts'
import { useReaders } from './use-readers.ts'

type ReadersDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  process: Process
  counts: ReadingCounts | undefined
  /** Whether the reader decides who is asked; the owner sees it. */
  mayAssign: boolean
}

/** Who is asked to read a process, within how many days, and who of them has. */
export default function ReadersDialog({ process, counts, mayAssign, ...dialog }: ReadersDialogProps) {
  const { entries, assigned } = useReaders(process)
  return (
    <Dialog
      {...dialog}
      title={READERS}
      description={process.audience === 'team' ? ONLY_TEAM_READS : READERS_EXPLAINED}
      asksBeforeClosing={false}
    >
      <div className="grid gap-5">
        {entries.length === 0 && <p className="text-soft">{NOBODY_ASKED}</p>}
        {entries.length > 0 && (
          <div>
            <ul aria-label={READERS} className="divide-y divide-line">
              {entries.map((entry) => (
                <ReaderRow key={entry.id} entry={entry} mayAssign={mayAssign} />
              ))}
            </ul>
            <p data-numeric className="mt-2 font-medium">
              {asks(assigned)}
            </p>
          </div>
        )}
        {mayAssign && <AddReaders processId={process.id} entries={entries} />}
        {counts && counts.assigned > 0 && <WhoHasRead processId={process.id} counts={counts} />}
      </div>
    </Dialog>
  )
}

function ReaderRow({ entry, mayAssign }: { entry: ReaderEntry; mayAssign: boolean }) {
  const mutate = useMutate()
  const { id, processId, kind, toTeamId, toSeatId, toPersonId, days } = entry
  const name = kind === 'everyone' ? EVERYONE : (entry.name ?? SOMEBODY_GONE)
  const text = useSavedText(String(days), (typed) => mutate(setReaderDays, { id, days: Number(typed) }))
  function remove() {
    if (mutate(removeReader, { id })) return
    const again = { processId, kind, toTeamId, toSeatId, toPersonId, days }
    toastUndo(READER_REMOVED, name, () => mutate(addReader, { id: newId(), ...again }))
  }
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1 break-words">
        {name}
        {kind !== 'person' && (
          <span data-numeric className="block text-[0.8125rem] text-soft">
            {peopleCount(entry.people)}
          </span>
        )}
      </span>
      <input
        aria-label={daysFor(name)}
        inputMode="numeric"
        disabled={!mayAssign}
        {...text}
        onChange={({ target }) => text.onChange(target.value)}
        className="control w-16! text-right"
      />
      {mayAssign && (
        <LeavingIconButton label={removeReaderNamed(name)} icon={<Trash2 aria-hidden />} onClick={remove} />
      )}
    </li>
  )
}
