import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { integer, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveWith } from '../../sync/live-while.ts'
import { team } from '../../sync/scope.ts'
import { voteLimit } from '../companies/companies.table.ts'

/**
 * One vote is one row. A person's votes in a meeting, or in a team outside of meetings, take numbered slots, and the
 * database gives each slot only once: however many requests arrive at the same time, nobody exceeds the limit.
 */
export const issueVotes = defineTable(
  'issue_votes',
  {
    id: uuid(),
    issueId: ref('issues'),
    userId: ref('people'),
    teamId: ref('teams'),
    /** Null for a vote given outside of meetings. */
    meetingId: ref('meetings').nullable(),
    value: integer(1, 1),
    slot: voteLimit(),
    /** The limit that held when the vote was given; its slot can't lie beyond it. */
    limitThen: voteLimit(),
    createdAt: timestamp(),
  },
  {
    scope: (vote) => team(vote.teamId),
    indexes: [['issueId'], ['meetingId'], ['userId', 'meetingId']],
    live: [liveWith('meetingId')],
  },
)

export type IssueVote = RowOf<typeof issueVotes>
