import { useId, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { WithPreview } from '../../ui/markdown/WithPreview.tsx'
import { onePerson } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'
import type { Stored } from './draft.rules.ts'
import type { RevisedPlace } from './readers.rules.ts'
import { HISTORY, isChangingToo } from './revisions.text.ts'
import { type SaveText, useDraftText } from './use-draft-text.ts'

const Overwritten = later(() => import('./Overwritten.tsx'))
const HistoryDialog = later(() => import('./HistoryDialog.tsx'))

type DraftFieldProps = {
  /** Read aloud, and what the history is of. */
  label: string
  place: RevisedPlace
  stored: Stored
  onSave: SaveText
  most: number
  /** Keeps what is typed with each key, for a text that is long in the writing. */
  isKept?: boolean
  /** Shows the text as it is marked up while it is not being written. */
  marksUp?: boolean
  /** Shows it so beside what is being written, too. */
  previews?: boolean
  placeholder?: string | undefined
  className?: string | undefined
  /** Enter leaves the field by this rather than breaking the line. */
  onEnter?: (() => void) | undefined
}

/**
 * A text that is written in its place. Several people may write it at a time: the later save wins, the earlier text goes to the history,
 * and both are told.
 */
export function DraftField({
  label,
  place,
  stored,
  onSave,
  most,
  isKept,
  onEnter,
  marksUp = false,
  previews = false,
  ...look
}: DraftFieldProps) {
  const hintId = useId()
  const [comparing, setComparing] = useState(false)
  const { field, changedUnder } = useDraftText(
    stored,
    onSave,
    isKept ? `${place.entityId} ${place.field}` : undefined,
  )
  return (
    <div className="group/draft relative min-w-0 flex-1">
      <WithPreview text={field.value} marksUp={marksUp} previews={previews} className={look.className}>
        {(area) => (
          <textarea
            {...field}
            ref={area.ref}
            rows={1}
            maxLength={most}
            aria-label={label}
            aria-describedby={changedUnder ? hintId : undefined}
            placeholder={look.placeholder}
            onKeyDown={(event) => {
              field.onKeyDown(event)
              if (!onEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.blur()
              onEnter()
            }}
            className={cx(
              'unboxed field-sizing-content block min-h-6 w-full resize-none py-0.5 placeholder:font-normal max-md:min-h-11 max-md:py-2.5 max-md:text-base',
              area.className,
              look.className,
            )}
          />
        )}
      </WithPreview>
      {stored.version > 1 && (
        <span className="absolute top-full right-0 z-20 hidden group-focus-within/draft:block">
          <Button size="sm" onClick={() => setComparing(true)}>
            {HISTORY}
          </Button>
        </span>
      )}
      {changedUnder && stored.updatedBy && <ChangedToo id={hintId} personId={stored.updatedBy} />}
      <Overwritten
        place={place}
        stored={stored}
        onCompare={() => setComparing(true)}
        onUse={(text) => onSave(text, stored.version)}
      />
      {comparing && (
        <HistoryDialog
          open
          onOpenChange={setComparing}
          label={label}
          place={place}
          present={stored.text}
          onRestore={(text) => onSave(text, stored.version)}
        />
      )}
    </div>
  )
}

function ChangedToo({ id, personId }: { id: string; personId: string }) {
  const person = useLive(onePerson, { personId })
  return (
    <p id={id} role="status" className="text-xs text-warn-ink">
      {isChangingToo(displayName(person ?? undefined))}
    </p>
  )
}
