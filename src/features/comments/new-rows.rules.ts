import { hashedId } from '../../sync/hashed-id.ts'
import { type Audience, audienceOf } from './audience.rules.ts'
import type { Comment } from './comments.table.ts'
import type { Discussion } from './discussions.table.ts'
import type { DiscussionFollower } from './following.table.ts'
import { type About, referringTo } from './subjects.rules.ts'

const NO_SUBJECT = { issueId: null, goalId: null, taskId: null, headlineId: null, metricId: null }

/** The id with which the discussion of a subject is opened: nobody can take it by what they give to a row of another kind. */
export const newDiscussionId = ({ kind, subjectId, week }: About): string =>
  hashedId('discussion', kind, subjectId, ...(week === null ? [] : [week]))

/** A discussion in which nobody has said anything yet. */
export const newDiscussion = (about: About, audience: Audience, now: string): Discussion => ({
  id: newDiscussionId(about),
  ...NO_SUBJECT,
  ...referringTo(about),
  week: about.week,
  ...audience,
  made: 0,
  commentCount: 0,
  lastCommentAt: null,
  lastCommentBy: null,
  createdAt: now,
})

type Said = Pick<Comment, 'id' | 'text' | 'mentionedIds' | 'createdBy' | 'createdAt'>

/** The next comment of a discussion, and the discussion with it. */
export function withComment(before: Discussion, said: Said): { discussion: Discussion; comment: Comment } {
  const number = before.made + 1
  return {
    discussion: {
      ...before,
      made: number,
      commentCount: before.commentCount + 1,
      lastCommentAt: said.createdAt,
      lastCommentBy: said.createdBy,
    },
    comment: {
      ...said,
      discussionId: before.id,
      ...audienceOf(before),
      number,
      edits: 0,
      editedAt: null,
      deletedAt: null,
      deletedBy: null,
    },
  }
}

/** Somebody who hears of a discussion from now on. */
export const newFollower = (
  id: string,
  discussion: Discussion,
  personId: string,
  now: string,
): DiscussionFollower => ({
  id,
  discussionId: discussion.id,
  ...audienceOf(discussion),
  personId,
  mentionedAt: null,
  stoppedAt: null,
  createdAt: now,
})
