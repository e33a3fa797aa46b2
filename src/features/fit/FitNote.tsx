import { useMutate } from '../../sync/browser/react.ts'
import { useSavedText } from '../org-chart/panel/use-saved-text.ts'
import { useFit } from './fit-context.ts'
import { noteFit } from './fit.mutations.ts'
import type { RatedPerson } from './fit.queries.ts'
import { NOTE_LENGTH } from './fit.table.ts'
import { NOTE, NOTE_PLACEHOLDER } from './fit.text.ts'
import { useSheet } from './sheet-context.ts'

/** The evidence behind one's own rating, or what the rating that counts says. */
export function FitNote({ entry }: { entry: RatedPerson }) {
  const { quarter } = useSheet()
  const { mayRate } = useFit()
  const mutate = useMutate()
  const isOwn = entry.shownBy === null
  const shown = entry.shown?.note ?? ''
  const text = useSavedText(isOwn ? shown : '', (note) =>
    mutate(noteFit, { personId: entry.person.id, quarter, note }),
  )
  const isEditable = mayRate(entry)
  if (!isEditable && shown === '') return null
  return (
    <section>
      <h3 className="mb-1 text-[0.8125rem] font-semibold">{NOTE}</h3>
      {!isOwn && shown !== '' && <p className="mb-2 break-words whitespace-pre-wrap">{shown}</p>}
      {isEditable ? (
        <textarea
          aria-label={NOTE}
          placeholder={NOTE_PLACEHOLDER}
          maxLength={NOTE_LENGTH}
          className="control field-sizing-content max-h-80 min-h-16 resize-y py-1.5"
          {...text}
          onChange={({ target }) => text.onChange(target.value)}
        />
      ) : (
        isOwn && <p className="break-words whitespace-pre-wrap">{shown}</p>
      )}
    </section>
  )
}
