import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { seesMeeting } from '../../meetings/meetings.access.ts'
import { inOrder } from './guests.rules.ts'
import { type MeetingGuest, meetingGuests } from './meeting-guests.table.ts'

/** The guests of a meeting, running or ended: those in it first, then those who were removed. */
export const guestsOfMeeting = defineQuery('guestsOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run: (read, { meetingId }): MeetingGuest[] => read.where(meetingGuests, { meetingId }).toSorted(inOrder),
})
