import { UUID } from '../../../sync/id.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'

/** The hash under which the meetings screen shows a meeting's result. The team is part of it, because old meetings are found by team. */
export const addressOf = ({ teamId, id }: Pick<Meeting, 'teamId' | 'id'>): string => `${teamId}/${id}`

/** What such a hash names; null for one that names no meeting. Earlier ones named the meeting alone. */
export function readAddress(hash: string): { teamId: string | undefined; meetingId: string } | null {
  const [meetingId = '', teamId] = hash.split('/').toReversed()
  const isMeeting = [meetingId, teamId ?? meetingId].every((id) => UUID.test(id))
  return isMeeting ? { teamId, meetingId } : null
}
