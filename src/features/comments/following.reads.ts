import type { Reader } from '../../sync/store.ts'
import { type Discussion, discussions } from './discussions.table.ts'
import {
  type DiscussionFollower,
  discussionFollowers,
  type DiscussionRead,
  discussionReads,
} from './following.table.ts'
import { type About, referringTo } from './subjects.rules.ts'
import { isNewlyMentioned, unreadCount } from './unread.rules.ts'

/** The discussion of a subject, if anybody has said anything yet. */
export const discussionOf = (read: Reader, about: About): Discussion | undefined =>
  read.where(discussions, { ...referringTo(about), week: about.week })[0]

export const followerOf = (
  read: Reader,
  discussionId: string,
  personId: string,
): DiscussionFollower | undefined => read.where(discussionFollowers, { discussionId, personId })[0]

export const readOf = (read: Reader, discussionId: string, personId: string): DiscussionRead | undefined =>
  read.where(discussionReads, { discussionId, personId })[0]

/** A discussion that somebody follows, and what they have not seen of it. */
export interface UnreadDiscussion {
  discussion: Discussion
  unread: number
  isMentioned: boolean
}

/** The discussions at hand that a person follows and has not read. */
export const unreadBy = (read: Reader, personId: string): UnreadDiscussion[] =>
  read
    .where(discussionFollowers, { personId })
    .flatMap(({ discussionId }) => read.get(discussions, discussionId) ?? [])
    .map((discussion) => unreadIn(read, discussion, personId))
    .filter(({ unread, isMentioned }) => unread > 0 || isMentioned)

/** What a person has not seen of a discussion; nothing, unless they follow it. */
export function unreadIn(read: Reader, discussion: Discussion, personId: string): UnreadDiscussion {
  const follower = followerOf(read, discussion.id, personId)
  const lastRead = readOf(read, discussion.id, personId)
  return {
    discussion,
    unread: unreadCount(discussion, follower, lastRead),
    isMentioned: isNewlyMentioned(follower, lastRead),
  }
}
