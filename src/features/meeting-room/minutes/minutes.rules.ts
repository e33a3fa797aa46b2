import type { Meeting, MeetingParticipant } from '../../meetings/meetings.table.ts'

const DAY_MS = 86_400_000
/** For how long after its end the minutes of a meeting can be mailed. */
const OPEN_FOR_MS = 30 * DAY_MS
/** A mail that has not left by then may be asked for once more. */
export const ON_ITS_WAY_MS = 10 * 60_000

/** Whether the minutes of this meeting can be mailed at `now` (ISO 8601). */
export const areMinutesOpen = (
  { status, endedAt, deletedAt }: Pick<Meeting, 'status' | 'endedAt' | 'deletedAt'>,
  now: string,
): boolean =>
  status === 'ended' &&
  endedAt !== null &&
  deletedAt === null &&
  Date.parse(now) - Date.parse(endedAt) < OPEN_FOR_MS

type Asked = Pick<MeetingParticipant, 'minutesAskedAt' | 'minutesSentAt'>

/** Whether this participant can be mailed the minutes: each of them once, and not while a mail is on its way. */
export const isMailable = ({ minutesAskedAt, minutesSentAt }: Asked, now: string): boolean =>
  minutesSentAt === null &&
  (minutesAskedAt === null || Date.parse(now) - Date.parse(minutesAskedAt) >= ON_ITS_WAY_MS)
