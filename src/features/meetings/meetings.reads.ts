import type { Reader } from '../../sync/store.ts'
import { type Meeting, type MeetingParticipant, meetingParticipants, meetings } from './meetings.table.ts'
import { refuse } from './meetings.refusals.ts'

/**
 * The running meeting.
 * @throws {Refusal} when it is not running, or not there
 */
export function findActive(read: Reader, meetingId: string): Meeting {
  const meeting = read.get(meetings, meetingId)
  return meeting?.status === 'active' ? meeting : refuse('meeting/not-active')
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
