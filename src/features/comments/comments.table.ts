import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { integer, ref, refs, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { person } from '../../sync/scope.ts'
import { audienceFields, audienceScope } from './audience.rules.ts'
import {
  COMMENT_LENGTH,
  COMMENTS_LIVE_DAYS,
  MOST_COMMENTS,
  MOST_EDITS,
  MOST_MENTIONS,
} from './comment-limits.rules.ts'
import { COMMENT_REQUIRED } from './required.text.ts'

export const commentText = () => text({ max: COMMENT_LENGTH, required: COMMENT_REQUIRED })
export const mentionedPeople = () => refs('people', MOST_MENTIONS)

/** What somebody said in a discussion. A deleted one stays, without its text, as a trace. */
export const comments = defineTable(
  'comments',
  {
    id: uuid(),
    discussionId: ref('discussions'),
    ...audienceFields,
    /** 1 for the first of its discussion. */
    number: integer(1, MOST_COMMENTS),
    text: commentText().nullable(),
    mentionedIds: mentionedPeople(),
    edits: integer(0, MOST_EDITS),
    createdBy: ref('people'),
    createdAt: timestamp(),
    editedAt: timestamp().nullable(),
    deletedAt: timestamp().nullable(),
    deletedBy: ref('people').nullable(),
  },
  {
    scope: audienceScope,
    indexes: [['discussionId']],
    live: [liveFor(COMMENTS_LIVE_DAYS, 'createdAt'), liveWith('discussionId')],
  },
)

export type Comment = RowOf<typeof comments>

/**
 * What a comment said before it was edited, or deleted at `replacedAt`. Whoever deleted a comment is the only reader of what it said, and
 * can bring it back.
 */
export const commentVersions = defineTable(
  'comment_versions',
  {
    id: uuid(),
    commentId: ref('comments'),
    discussionId: ref('discussions'),
    ...audienceFields,
    /** Null for everybody who sees the discussion. */
    readerId: ref('people').nullable(),
    /** 1 for what it said first. */
    number: integer(1, MOST_EDITS + 1),
    text: commentText(),
    replacedAt: timestamp(),
  },
  {
    scope: (version) => (version.readerId === null ? audienceScope(version) : person(version.readerId)),
    indexes: [['commentId'], ['discussionId']],
    live: [liveFor(1, 'replacedAt'), liveWith('discussionId')],
  },
)

export type CommentVersion = RowOf<typeof commentVersions>
