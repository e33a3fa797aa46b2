import type { Meeting } from '../meetings.table.ts'
import { sectionOf } from './timer.rules.ts'

const QUIET_AT_THE_END_MS = 15 * 60_000

/** Longer than any section is planned or a break takes. */
const QUIET_MS = 4 * 60 * 60_000

/**
 * Whether nobody seems to have ended the meeting: nothing has happened in its last section for 15 minutes, or in another for
 * four hours. `lastActivity` is ISO 8601, `now` in milliseconds.
 */
export function isForgotten(meeting: Meeting, lastActivity: string, now: number): boolean {
  if (meeting.status !== 'active') return false
  const isLast = sectionOf(meeting) === meeting.sections.length - 1
  return now - Date.parse(lastActivity) >= (isLast ? QUIET_AT_THE_END_MS : QUIET_MS)
}
