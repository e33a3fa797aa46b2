import { useMutate } from '../../../sync/browser/react.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useSavedText } from '../../org-chart/panel/use-saved-text.ts'
import { noteCheckup } from '../checkups/answers.mutations.ts'
import type { OwnCheckup } from '../checkups/checkups.queries.ts'
import { NOTE_LENGTH } from '../checkups/checkups.table.ts'
import { NOTE, NOTE_EXPLAINED } from './health.text.ts'

/** What somebody adds to their answers. */
export function OwnNote({ own: { id, note }, isOver }: { own: OwnCheckup; isOver: boolean }) {
  const mutate = useMutate()
  const text = useSavedText(note ?? '', (said) => mutate(noteCheckup, { checkupId: id, note: said }))
  if (isOver && note === null) return null
  return (
    <TextArea
      label={NOTE}
      name="checkup-note"
      className="[&_textarea]:scroll-mb-40"
      description={NOTE_EXPLAINED}
      maxLength={NOTE_LENGTH}
      disabled={isOver}
      {...text}
      onFocus={({ currentTarget }) => keepInSight(currentTarget)}
      onChange={({ target }) => {
        text.onChange(target.value)
        keepInSight(target)
      }}
    />
  )
}

/** Above the line that hands it in. Browsers scroll for a caret without minding the margin. */
const keepInSight = (field: HTMLTextAreaElement): void => field.scrollIntoView({ block: 'nearest' })
