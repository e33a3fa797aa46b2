import type { Meeting, MeetingParticipant } from '../meetings.table.ts'

/** Whether the person is in the meeting or, once it has ended, was in it until then. */
export const isPresent = (
  { endedAt }: Pick<Meeting, 'endedAt'>,
  { leftAt }: Pick<MeetingParticipant, 'leftAt'>,
): boolean => leftAt === null || (endedAt !== null && leftAt >= endedAt)
