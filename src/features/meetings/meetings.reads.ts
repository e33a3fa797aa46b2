import { Refusal } from '../../sync/refusal.ts'
import type { Reader } from '../../sync/store.ts'
import { type Meeting, type MeetingParticipant, meetingParticipants, meetings } from './meetings.table.ts'
import { MEETING_NOT_ACTIVE } from './meetings.text.ts'

/** A missing, foreign and ended meeting answer the same, so that nobody learns which exist. */
function meetingGone(title: string): never {
  throw new Refusal({ code: 'not-found', title, detail: MEETING_NOT_ACTIVE })
}

/** The running meeting, or a refusal under `title`. */
export function findActive(read: Reader, meetingId: string, title: string): Meeting {
  const meeting = read.get(meetings, meetingId)
  return meeting?.status === 'active' ? meeting : meetingGone(title)
}

export const activeMeeting = (read: Reader, teamId: string): Meeting | undefined =>
  read.where(meetings, { teamId, status: 'active' })[0]

/** The person's row in the meeting, also when they have left it. */
export const participation = (
  read: Reader,
  meetingId: string,
  personId: string,
): MeetingParticipant | undefined => read.where(meetingParticipants, { meetingId, personId })[0]

export const takesPart = (read: Reader, meetingId: string, personId: string): boolean =>
  participation(read, meetingId, personId)?.leftAt === null
