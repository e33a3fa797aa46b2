import { History } from 'lucide-react'
import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { DraftField } from '../../revisions/DraftField.tsx'
import { historyOf } from '../../revisions/revisions.text.ts'
import type { Seat } from '../org-chart.table.ts'
import { writeSeatNote } from '../seats/note.mutations.ts'
import { noteReaders, noteStored } from '../seats/note.rules.ts'
import { NOTE, NOTE_PLACEHOLDER } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'

const HistoryDialog = later(() => import('../../revisions/HistoryDialog.tsx'))

/** Anything else about a seat, with what it said before. */
export function NoteField({ seat, isEditable }: { seat: Seat; isEditable: boolean }) {
  const mutate = useMutate()
  const [looking, look] = useState(false)
  const stored = noteStored(seat)
  const place = { entity: 'seats', entityId: seat.id, field: 'note', readers: noteReaders(seat) } as const
  const save = (note: string, from: number) => !mutate(writeSeatNote, { seatId: seat.id, note, from })
  if (!isEditable && seat.note === null && stored.version === 0) return null
  return (
    <PanelSection
      title={NOTE}
      action={
        !isEditable &&
        stored.version > 1 && (
          <IconButton label={historyOf(NOTE)} icon={<History aria-hidden />} onClick={() => look(true)} />
        )
      }
    >
      {isEditable ? (
        <DraftField
          label={NOTE}
          place={place}
          stored={stored}
          onSave={save}
          most={2_000}
          placeholder={NOTE_PLACEHOLDER}
        />
      ) : (
        <p className="break-words whitespace-pre-wrap">{seat.note}</p>
      )}
      {looking && <HistoryDialog open onOpenChange={look} label={NOTE} place={place} present={stored.text} />}
    </PanelSection>
  )
}
