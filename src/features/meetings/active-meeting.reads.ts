import type { Reader } from '../../sync/store.ts'
import { refuse } from './meetings.refusals.ts'
import { type Meeting, meetings } from './meetings.table.ts'

/**
 * The running meeting.
 * @throws {Refusal} when it has ended or doesn't exist
 */
export function findActive(read: Reader, meetingId: string): Meeting {
  const meeting = read.get(meetings, meetingId)
  return meeting?.status === 'active' ? meeting : refuse('meeting/not-active')
}
