import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { canEndMeeting } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { isForgotten } from '../meetings/timer/forgotten.rules.ts'
import { lastActivity } from './meeting-room.queries.ts'

const CHECK_EVERY_MS = 30_000

/** When something last happened in a meeting that nobody has ended (ISO 8601), for those who may end it; otherwise null. */
export function useForgottenSince(meeting: Meeting): string | null {
  const mayEnd = canEndMeeting(useActor(), meeting)
  const now = useServerNow(CHECK_EVERY_MS)
  const last = useLive(lastActivity, { meetingId: meeting.id })
  return mayEnd && last && isForgotten(meeting, last, now) ? last : null
}
