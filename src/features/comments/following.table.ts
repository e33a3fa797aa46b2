import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { integer, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveWith } from '../../sync/live-while.ts'
import { person } from '../../sync/scope.ts'
import { audienceFields, audienceScope } from './audience.rules.ts'
import { MOST_AN_HOUR, MOST_COMMENTS } from './comment-limits.rules.ts'

/** Somebody who hears of a discussion, until they stop. */
export const discussionFollowers = defineTable(
  'discussion_followers',
  {
    id: uuid(),
    discussionId: ref('discussions'),
    ...audienceFields,
    personId: ref('people'),
    /** When a comment last mentioned them. */
    mentionedAt: timestamp().nullable(),
    stoppedAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  {
    scope: audienceScope,
    indexes: [['discussionId'], ['personId'], ['discussionId', 'personId']],
    live: [liveWith('discussionId')],
  },
)

export type DiscussionFollower = RowOf<typeof discussionFollowers>

/** How far a person has read a discussion, which nobody else sees. */
export const discussionReads = defineTable(
  'discussion_reads',
  {
    id: uuid(),
    discussionId: ref('discussions'),
    personId: ref('people'),
    /** How many comments had been made in it by then. */
    seen: integer(0, MOST_COMMENTS),
    readAt: timestamp(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['discussionId'], ['discussionId', 'personId']],
    live: [liveWith('discussionId')],
  },
)

export type DiscussionRead = RowOf<typeof discussionReads>

/** How many comments a person has made since a moment at most an hour ago; the id is the person's. */
export const commentAllowances = defineTable(
  'comment_allowances',
  { id: ref('people'), since: timestamp(), made: integer(1, MOST_AN_HOUR) },
  { scope: ({ id }) => person(id) },
)
