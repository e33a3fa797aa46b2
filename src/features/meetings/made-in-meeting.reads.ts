import type { Reader } from '../../sync/store.ts'
import { meetings } from './meetings.table.ts'

/**
 * The meeting that a new row is attached to: the given one, if it is running and belongs to the row's own team; otherwise
 * none. A personal task (`teamId` null) can be made in any meeting that its creator sees.
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
