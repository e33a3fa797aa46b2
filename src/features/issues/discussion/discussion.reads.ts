import type { Reader } from '../../../sync/store.ts'
import { type MeetingIssue, meetingIssues } from './meeting-issues.table.ts'
import { type MeetingNote, meetingNotes, type NoteKind } from './meeting-notes.table.ts'

/** What a meeting did with an issue, if it took it up. */
export const takenUpIn = (read: Reader, meetingId: string, issueId: string): MeetingIssue | undefined =>
  read.where(meetingIssues, { meetingId, issueId })[0]

/** Which note of a meeting: of an issue, the meeting's shared one, or a person's own. */
export interface NotePlace {
  meetingId: string
  kind: NoteKind
  issueId: string | null
  personId: string | null
}

export const notePlace = (meetingId: string, kind: NoteKind, of: string | null): NotePlace => ({
  meetingId,
  kind,
  issueId: kind === 'personal' ? null : of,
  personId: kind === 'personal' ? of : null,
})

export const noteIn = (read: Reader, place: NotePlace): MeetingNote | undefined =>
  read.where(meetingNotes, { ...place })[0]
