import { type Day, isMonday, isPlausible } from '../time/calendar.rules.ts'
import { MOST_AN_HOUR } from './comment-limits.rules.ts'
import type { Comment, CommentVersion } from './comments.table.ts'

/** Whether this is a week that can be discussed. */
export const isWeek = (week: Day): boolean => isPlausible(week) && isMonday(week)

export const byNumber = (one: Comment, other: Comment): number => one.number - other.number

/** Compares versions: the latest comes first. */
export const latestFirst = (one: CommentVersion, other: CommentVersion): number => other.number - one.number

const HOUR_MS = 3_600_000

/**
 * A person's count of comments once they have made another at `now`; null if they have made as many as they may within an hour.
 */
export function withOneMore(
  count: { since: string; made: number } | undefined,
  now: string,
): { since: string; made: number } | null {
  if (!count || Date.parse(now) - Date.parse(count.since) >= HOUR_MS) return { since: now, made: 1 }
  return count.made < MOST_AN_HOUR ? { since: count.since, made: count.made + 1 } : null
}
