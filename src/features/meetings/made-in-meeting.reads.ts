import type { Reader } from '../../sync/store.ts'
import { meetings } from './meetings.table.ts'

/**
 * The meeting a new row is attached to: the given one while it runs and when it is the row's own team's; otherwise the
 * row is made without a meeting. A personal task (`teamId` null) may be made in any meeting that its creator sees.
 */
export function madeInMeeting(
  read: Reader,
  meetingId: string | null | undefined,
  teamId: string | null,
): string | null {
  const meeting = meetingId ? read.get(meetings, meetingId) : undefined
  if (meeting?.status !== 'active') return null
  return teamId === null || meeting.teamId === teamId ? meeting.id : null
}
