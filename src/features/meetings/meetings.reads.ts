import type { Reader } from '../../sync/store.ts'
import { isPresent } from './attendance/presence.rules.ts'
import { type Meeting, type MeetingParticipant, meetingParticipants, meetings } from './meetings.table.ts'

export const activeMeeting = (read: Reader, teamId: string): Meeting | undefined =>
  read.where(meetings, { teamId, status: 'active' })[0]

/** Everybody who has joined the meeting, in the order of joining; also those who have left. */
export const participantsOf = (read: Reader, meetingId: string): MeetingParticipant[] =>
  read
    .where(meetingParticipants, { meetingId })
    .toSorted((one, other) => one.joinedAt.localeCompare(other.joinedAt) || one.id.localeCompare(other.id))

/** Those of them who are in the meeting or, once it has ended, were in it until then. */
export const presentIn = (read: Reader, meeting: Pick<Meeting, 'id' | 'endedAt'>): MeetingParticipant[] =>
  participantsOf(read, meeting.id).filter((participant) => isPresent(meeting, participant))

/** The person's row in the meeting, even after they have left it. */
export const participation = (
  read: Reader,
  meetingId: string,
  personId: string,
): MeetingParticipant | undefined => read.where(meetingParticipants, { meetingId, personId })[0]

export const takesPart = (read: Reader, meetingId: string, personId: string): boolean =>
  participation(read, meetingId, personId)?.leftAt === null
