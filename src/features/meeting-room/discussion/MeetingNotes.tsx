import type { Meeting } from '../../meetings/meetings.table.ts'
import { MEETING_NOTES, PERSONAL_NOTES } from './discussion-room.text.ts'
import { NoteField } from './NoteField.tsx'

/** What everybody in the meeting writes together, and what one writes for oneself. */
export default function MeetingNotes({ meeting }: { meeting: Meeting }) {
  return (
    <div className="grid gap-3">
      <NoteField meeting={meeting} kind="meeting" issueId={null} label={MEETING_NOTES} />
      <NoteField meeting={meeting} kind="personal" issueId={null} label={PERSONAL_NOTES} />
    </div>
  )
}
