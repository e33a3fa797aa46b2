import type { Meeting } from '../meetings.table.ts'
import { sectionOf } from './timer.rules.ts'

const IDLE_AFTER_MS = 15 * 60_000

/** Whether the meeting is in its last section and nobody has touched it for 15 minutes. `now` is in milliseconds. */
export const isIdle = (meeting: Meeting, now: number): boolean =>
  meeting.status === 'active' &&
  sectionOf(meeting) === meeting.sections.length - 1 &&
  now - Date.parse(meeting.updatedAt) >= IDLE_AFTER_MS
