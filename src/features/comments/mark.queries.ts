import { defineQuery } from '../../sync/define-query.ts'
import { discussionOf, unreadIn } from './following.reads.ts'
import { aboutFields } from './subjects.rules.ts'

/** What a row says of its discussion. */
export interface DiscussionMark {
  count: number
  unread: number
  isMentioned: boolean
}

/** Null where nobody has said anything yet. A discussion reaches only those who may read it. */
export const discussionMark = defineQuery('discussionMark', {
  input: aboutFields,
  visibleTo: () => true,
  run(read, about, actor): DiscussionMark | null {
    const discussion = discussionOf(read, about)
    if (!discussion || discussion.commentCount === 0) return null
    const { unread, isMentioned } = unreadIn(read, discussion, actor.id)
    return { count: discussion.commentCount, unread, isMentioned }
  },
})
