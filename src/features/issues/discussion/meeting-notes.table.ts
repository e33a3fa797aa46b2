import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { choice, ref, text, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { person, team } from '../../../sync/scope.ts'

export const ISSUE_NOTE_KINDS = ['cause', 'discussion', 'decision'] as const

/** Of an issue in a meeting; of the meeting itself, shared or one person’s own. */
const NOTE_KINDS = [...ISSUE_NOTE_KINDS, 'meeting', 'personal'] as const

export type IssueNoteKind = (typeof ISSUE_NOTE_KINDS)[number]

export const noteKind = () => choice(...NOTE_KINDS)

export type NoteKind = (typeof NOTE_KINDS)[number]

export const NOTE_LENGTH = 10_000

export const noteText = () => text({ max: NOTE_LENGTH })

/** What is written during a meeting. A personal note reaches nobody but its person. */
export const meetingNotes = defineTable(
  'meeting_notes',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    kind: noteKind(),
    issueId: ref('issues').nullable(),
    /** Whose personal note it is. */
    personId: ref('people').nullable(),
    text: noteText(),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
  },
  {
    scope: ({ personId, teamId }) => (personId === null ? team(teamId) : person(personId)),
    indexes: [['issueId'], ['meetingId'], ['meetingId', 'kind']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingNote = RowOf<typeof meetingNotes>
