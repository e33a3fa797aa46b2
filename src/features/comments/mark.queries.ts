import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { discussions } from './discussions.table.ts'
import { unreadIn } from './following.reads.ts'

/** What a row says of its discussion. */
export interface DiscussionMark {
  count: number
  unread: number
  isMentioned: boolean
}

/** Null where nobody has said anything yet. A discussion reaches only those who may read it. */
export const discussionMark = defineQuery('discussionMark', {
  input: { discussionId: ref('discussions') },
  visibleTo: () => true,
  run(read, { discussionId }, actor): DiscussionMark | null {
    const discussion = read.get(discussions, discussionId)
    if (!discussion || discussion.commentCount === 0) return null
    const { unread, isMentioned } = unreadIn(read, discussion, actor.id)
    return { count: discussion.commentCount, unread, isMentioned }
  },
})
