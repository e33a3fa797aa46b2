import { addDays, type Day } from '../time/calendar.rules.ts'
import { WEEKS_LIVE_DAYS } from './comment-limits.rules.ts'
import type { CommentItem, DiscussionItems } from './comments.queries.ts'

/** How many comments a discussion shows at first, and how many more each time. */
export const LATEST = 20
export const MORE = 50

/** Which comments are shown, how many are earlier, and whether some of those to show are not at hand. */
export function windowOf(
  found: Pick<DiscussionItems, 'items' | 'discussion'> | null | undefined,
  shown: number,
): { visible: readonly CommentItem[]; earlier: number; isMissing: boolean } {
  if (!found) return { visible: [], earlier: 0, isMissing: false }
  const { items, discussion } = found
  const visible = items.slice(-shown)
  const first = visible[0]?.comment.number ?? discussion.made + 1
  const earlier = first - 1
  return { visible, earlier, isMissing: earlier > 0 && items.length < shown }
}

/** Whether the discussion of this week is one that browsers don't hold by themselves. */
export const isBeyondLive = (week: Day | null, today: Day): boolean =>
  week !== null && week <= addDays(today, -WEEKS_LIVE_DAYS)
