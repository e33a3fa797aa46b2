import type { Meeting } from '../meetings/meetings.table.ts'
import type { Headline } from './headlines.table.ts'

/** Sorts the newest headline first. */
export const newestFirst = (left: Headline, right: Headline): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id)

/** When the last of these meetings ended, as ISO 8601; '' if none has. */
export const lastMeetingEnd = (held: readonly Pick<Meeting, 'endedAt'>[]): string =>
  held.reduce((last, { endedAt }) => (endedAt !== null && endedAt > last ? endedAt : last), '')
