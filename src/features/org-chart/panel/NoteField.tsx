import { useMutate } from '../../../sync/browser/react.ts'
import type { Seat } from '../org-chart.table.ts'
import { NOTE, NOTE_PLACEHOLDER } from '../seats/seat.text.ts'
import { updateSeat } from '../seats/seats.mutations.ts'
import { PanelSection } from './PanelSection.tsx'
import { useSavedText } from './use-saved-text.ts'

/** Anything else about a seat. */
export function NoteField({ seat: { id, note }, isEditable }: { seat: Seat; isEditable: boolean }) {
  const mutate = useMutate()
  const text = useSavedText(note ?? '', (changed) => mutate(updateSeat, { seatId: id, note: changed }))
  if (!isEditable && note === null) return null
  return (
    <PanelSection title={NOTE}>
      {isEditable ? (
        <textarea
          aria-label={NOTE}
          placeholder={NOTE_PLACEHOLDER}
          maxLength={2_000}
          className="control field-sizing-content max-h-80 min-h-16 resize-y py-1.5"
          {...text}
          onChange={({ target }) => text.onChange(target.value)}
        />
      ) : (
        <p className="break-words whitespace-pre-wrap">{note}</p>
      )}
    </PanelSection>
  )
}
