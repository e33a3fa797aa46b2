import { type Carried, carry, defineTable, type RowOf } from '../../sync/define-table.ts'
import { date, integer, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { type Audience, audienceFields, audienceOf, audienceScope } from './audience.rules.ts'
import { MOST_COMMENTS, WEEKS_LIVE_DAYS } from './comment-limits.rules.ts'
import { comments, commentVersions } from './comments.table.ts'
import { discussionFollowers } from './following.table.ts'

/** The fields by which a discussion refers to what it is about, of which it has one. */
export type SubjectField = 'issueId' | 'goalId' | 'taskId' | 'headlineId' | 'metricId'

const AUDIENCE = ['teamId', 'privateTo', 'isShared'] as const

/**
 * What is said of an issue, goal, task, headline or metric's week. There is none before the first comment. It is found by its subject, never
 * by an id that follows from it: new ones have `newDiscussionId`, earlier ones that of their subject. Its audience is that of its subject,
 * which carries it along.
 */
export const discussions = defineTable(
  'discussions',
  {
    id: uuid(),
    issueId: ref('issues').nullable(),
    goalId: ref('team_goals').nullable(),
    taskId: ref('tasks').nullable(),
    headlineId: ref('headlines').nullable(),
    metricId: ref('metrics').nullable(),
    /** The Monday of a metric's week. */
    week: date().nullable(),
    ...audienceFields,
    /** How many comments were ever made in it, which numbers them. */
    made: integer(0, MOST_COMMENTS),
    /** Those that are not deleted. */
    commentCount: integer(0, MOST_COMMENTS),
    lastCommentAt: timestamp().nullable(),
    lastCommentBy: ref('people').nullable(),
    createdAt: timestamp(),
  },
  {
    scope: audienceScope,
    indexes: [['issueId'], ['goalId'], ['taskId'], ['headlineId'], ['metricId'], ['metricId', 'week']],
    live: [
      liveFor(WEEKS_LIVE_DAYS, 'week'),
      liveWith('issueId'),
      liveWith('goalId'),
      liveWith('taskId'),
      liveWith('headlineId'),
      liveWith('metricId'),
    ],
    carries: [
      carry(comments, 'discussionId', AUDIENCE, audienceOf),
      carry(commentVersions, 'discussionId', AUDIENCE, audienceOf),
      carry(discussionFollowers, 'discussionId', AUDIENCE, audienceOf),
    ],
  },
)

export type Discussion = RowOf<typeof discussions>

/** What a table says of which each row has a discussion: it goes where the row goes. `upon` are the fields that make its audience. */
export const carriesDiscussion = <R>(
  field: SubjectField,
  upon: readonly (keyof NoInfer<R> & string)[],
  audience: (row: R) => Audience,
): Carried => carry(discussions, field, upon, audience)
