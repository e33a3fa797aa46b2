import { type Audience, audienceOf } from './audience.rules.ts'
import type { Comment } from './comments.table.ts'
import type { Discussion, SubjectField } from './discussions.table.ts'
import type { DiscussionFollower } from './following.table.ts'

const NO_SUBJECT = { issueId: null, goalId: null, taskId: null, headlineId: null, metricId: null }

interface Opening {
  /** `discussionIdOf` subject and week. */
  id: string
  field: SubjectField
  subjectId: string
  week: string | null
  audience: Audience
}

/** A discussion in which nobody has said anything yet. */
export const newDiscussion = (
  { id, field, subjectId, week, audience }: Opening,
  now: string,
): Discussion => ({
  id,
  ...NO_SUBJECT,
  [field]: subjectId,
  week,
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
