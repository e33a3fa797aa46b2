import type { Meeting } from '../meetings/meetings.table.ts'
import type { Headline } from './headlines.table.ts'

/** A meeting that begins so much before its time still is the one that was planned. */
const EARLY_MS = 12 * 3_600_000

/** Sorts the newest headline first. */
export const newestFirst = (left: Headline, right: Headline): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id)

/** When the last of these meetings ended, as ISO 8601; '' if none has. */
export const lastMeetingEnd = (held: readonly Pick<Meeting, 'endedAt'>[]): string =>
  held.reduce((last, { endedAt }) => (endedAt !== null && endedAt > last ? endedAt : last), '')

type Timed = Pick<Headline, 'createdAt' | 'forMeetingAt' | 'readAt'>

/** Whether a headline waits for a later meeting than the one that began at `startedAt` (ISO 8601). */
export const waits = ({ forMeetingAt }: Pick<Timed, 'forMeetingAt'>, startedAt: string): boolean =>
  forMeetingAt !== null && Date.parse(forMeetingAt) > Date.parse(startedAt) + EARLY_MS

/** Whether a headline is for this meeting: it came, or waited for a meeting that was planned, since the last one ended (ISO 8601, '' if there was none). */
export const isFresh = ({ createdAt, forMeetingAt, readAt }: Timed, since: string): boolean =>
  createdAt >= since || (readAt === null && (forMeetingAt ?? '') > since)
