import { useId, useRef, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { useBeingAt, useOthersAt } from '../../../sync/browser/use-here.ts'
import { team } from '../../../sync/scope.ts'
import { cx } from '../../../ui/cx.ts'
import { leaveByEscape } from '../../../ui/leave-field.ts'
import { tintOf } from '../../../ui/initials.ts'
import { noteOfMeeting } from '../../issues/discussion/discussion.queries.ts'
import { NOTE_LENGTH, type NoteKind } from '../../issues/discussion/meeting-notes.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { onePerson } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { isWriting, NOTE_QUESTIONS } from './discussion-room.text.ts'
import { Labelled } from './Labelled.tsx'
import { type NotePlace, useSharedText } from './use-shared-text.ts'

/** Where somebody is who writes a note; which one is what they are at. */
const WRITING_PLACE = 'notes'

type NoteFieldProps = {
  meeting: Pick<Meeting, 'id' | 'teamId'>
  kind: NoteKind
  issueId: string | null
  label: string
  className?: string
}

/** A note that is saved as it is typed, and in which several people can write at a time. */
export function NoteField(props: NoteFieldProps) {
  const { meeting, kind, issueId } = props
  const place = { meetingId: meeting.id, kind, issueId }
  const note = useLive(noteOfMeeting, place)
  return note === undefined ? null : <OpenNote {...props} place={place} stored={note?.text ?? ''} />
}

type OpenNoteProps = NoteFieldProps & { place: NotePlace; stored: string }

function OpenNote({ meeting, kind, label, className, place, stored }: OpenNoteProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [focused, setFocused] = useState(false)
  const { onBlur, ...text } = useSharedText(place, stored, area)
  const isShared = kind !== 'personal'
  const what = `${kind} ${place.issueId ?? place.meetingId}`
  const scope = team(meeting.teamId)
  useBeingAt(isShared && focused ? { scope, place: WRITING_PLACE, what } : null)
  const writers = useOthersAt(scope, WRITING_PLACE).filter((one) => isShared && one.what === what)
  return (
    <Labelled
      label={label}
      htmlFor={id}
      aside={writers.map(({ personId }) => (
        <Writer key={personId} personId={personId} />
      ))}
    >
      <textarea
        id={id}
        ref={area}
        {...text}
        rows={1}
        maxLength={NOTE_LENGTH}
        placeholder={NOTE_QUESTIONS[kind]}
        onKeyDown={leaveByEscape}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          onBlur()
        }}
        className={cx(
          'unboxed field-sizing-content block w-full resize-none py-1 text-base leading-[1.5625rem] placeholder:font-normal',
          className,
        )}
      />
    </Labelled>
  )
}

function Writer({ personId }: { personId: string }) {
  const person = useLive(onePerson, { personId })
  if (!person) return null
  const name = displayName(person)
  return (
    <span
      role="status"
      className="max-w-28 truncate rounded px-1.5 text-xs leading-5 text-ink"
      style={{ background: `var(--person-${tintOf(name)})` }}
    >
      <span aria-hidden>{name.split(' ')[0]}</span>
      <span className="sr-only">{isWriting(name)}</span>
    </span>
  )
}
