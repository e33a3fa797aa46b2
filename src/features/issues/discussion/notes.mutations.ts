import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { participation } from '../../meetings/meetings.reads.ts'
import { refuse as refuseMeeting } from '../../meetings/meetings.refusals.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { refuse } from './discussion.refusals.ts'
import { noteIn, notePlace, takenUpIn } from './discussion.reads.ts'
import { NOTE_NOT_SAVED } from './discussion.text.ts'
import { meetingNotes, NOTE_LENGTH, noteKind, type NoteKind, noteText } from './meeting-notes.table.ts'
import { mergedTexts } from './merge-texts.rules.ts'

/**
 * Writes a note of a meeting, for those who have joined it. `from` is the text that the writer had before them: what others have
 * written in the meantime stays. The last words arrive after the meeting has ended, so it need not be running.
 */
export const writeNote = defineMutation('writeNote', {
  failure: NOTE_NOT_SAVED,
  input: {
    meetingId: ref('meetings'),
    kind: noteKind(),
    /** For notes of an issue. */
    issueId: ref('issues').nullable(),
    from: noteText(),
    to: noteText(),
  },
  may: canTakePart,
  run(tx, { meetingId, kind, issueId, from, to }, { actor, now }) {
    const { teamId, deletedAt } = tx.find(meetings, meetingId)
    if (deletedAt !== null) refuseMeeting('meeting/not-found')
    if (!participation(tx, meetingId, actor.id)) refuseMeeting('meeting/join-first')
    const personId = kind === 'personal' ? actor.id : null
    const about = aboutIssue(kind) ? findTakenUp(tx, meetingId, issueId) : null
    const place = notePlace(meetingId, kind, about ?? personId)
    const before = noteIn(tx, place)
    const text = mergedTexts(from, before?.text ?? '', to).trim()
    if (text.length > NOTE_LENGTH) refuse('note/too-long')
    const written = { text, updatedBy: actor.id, updatedAt: now }
    if (before) return tx.update(meetingNotes, before.id, written)
    const id = freeId(tx.overlay, meetingNotes, 'note', meetingId, kind, about ?? personId ?? '')
    tx.insert(meetingNotes, { id, ...place, teamId, ...written })
  },
})

const aboutIssue = (kind: NoteKind): boolean => kind !== 'meeting' && kind !== 'personal'

function findTakenUp(tx: Transaction, meetingId: string, issueId: string | null): string {
  const taken = issueId === null ? undefined : takenUpIn(tx, meetingId, issueId)
  return taken?.issueId ?? refuse('discussion/not-taken-up')
}
