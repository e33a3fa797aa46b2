import type { Discussion } from './discussions.table.ts'
import type { DiscussionFollower, DiscussionRead } from './following.table.ts'

type Made = Pick<Discussion, 'made' | 'commentCount'>
type Following = Pick<DiscussionFollower, 'mentionedAt' | 'stoppedAt'> | undefined

export const isFollowing = (follower: Following): boolean => follower?.stoppedAt === null

/** Whether somebody was mentioned after they last read the discussion. */
export const isNewlyMentioned = (
  follower: Following,
  read: Pick<DiscussionRead, 'readAt'> | undefined,
): boolean =>
  follower !== undefined &&
  isFollowing(follower) &&
  follower.mentionedAt !== null &&
  (read === undefined || follower.mentionedAt > read.readAt)

/** How many comments somebody who follows has not seen. */
export function unreadCount(
  { made, commentCount }: Made,
  follower: Following,
  read: Pick<DiscussionRead, 'seen'> | undefined,
): number {
  if (!isFollowing(follower)) return 0
  // Those deleted since are still among the unseen, but never more than there are.
  return Math.min(Math.max(made - (read?.seen ?? 0), 0), commentCount)
}
