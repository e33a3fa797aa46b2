import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import { integer, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveWith } from '../../sync/live-while.ts'
import { person, team } from '../../sync/scope.ts'
import { voteLimit } from '../companies/companies.table.ts'
import { mergesOf } from '../issues/issues.reads.ts'
import { issues } from '../issues/issues.table.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { meetingBallots } from './ballots/meeting-ballots.table.ts'

/**
 * One vote is one row. A person's votes in a meeting, or in a team outside of meetings, take numbered slots, and the
 * database gives each slot only once: however many requests arrive at the same time, nobody exceeds the limit.
 */
export const issueVotes = defineTable(
  'issue_votes',
  {
    id: uuid(),
    issueId: ref('issues'),
    /** Null for a guest’s vote. */
    userId: ref('people').nullable(),
    /** Null for a person’s vote. Guests vote only in the meeting that they are in. */
    guestId: ref('meeting_guests').nullable(),
    teamId: ref('teams'),
    /** Null for a vote given outside of meetings. */
    meetingId: ref('meetings').nullable(),
    /** The hidden ballot it was given in, until that is revealed. */
    ballotId: ref('meeting_ballots').nullable(),
    value: integer(1, 1),
    slot: voteLimit(),
    /** The limit that held when the vote was given; its slot can't lie beyond it. */
    limitThen: voteLimit(),
    createdAt: timestamp(),
    /** The issue it was given to, if that was merged into `issueId` since, directly or by way of others. */
    mergedFromId: ref('issues').nullable(),
  },
  {
    // Nobody but its person is sent a hidden vote, or can find it. Of a guest’s the person is nobody: guests are sent no rows.
    scope: (vote) => (vote.ballotId === null ? team(vote.teamId) : person((vote.userId ?? vote.guestId)!)),
    indexes: [
      ['issueId'],
      ['meetingId'],
      ['userId', 'meetingId'],
      ['issueId', 'meetingId'],
      ['ballotId'],
      ['mergedFromId'],
    ],
    live: [liveWith('meetingId')],
    follows: [
      follow('ballotId', meetingBallots, (_vote, { after }, now) =>
        !after || after.revealedAt === now ? { ballotId: null } : null,
      ),
      // Each keeps its slot, so nobody exceeds the limit. What meetings that are over have voted stays as it was.
      follow('issueId', issues, (vote, { before, after }, _now, read) => {
        if (!after?.mergedIntoId || before.mergedIntoId !== null) return null
        const isCurrent = vote.meetingId === null || read.get(meetings, vote.meetingId)?.status === 'active'
        const mergedFromId = vote.mergedFromId ?? vote.issueId
        return isCurrent ? { issueId: after.mergedIntoId, mergedFromId } : null
      }),
      // Back to the issue it was given to, or as far as that is still merged.
      follow('mergedFromId', issues, (vote, { after }, _now, read) => {
        const merges = after ? mergesOf(read, after) : []
        const standing = merges.at(-1)
        if (!standing || merges.some(({ id }) => id === vote.issueId)) return null
        return { issueId: standing.id, mergedFromId: merges.length > 1 ? vote.mergedFromId : null }
      }),
    ],
  },
)

export type IssueVote = RowOf<typeof issueVotes>

/** Whose vote it is: exactly one of the two is set. */
export type VoteOf = Readonly<Record<'userId' | 'guestId', string | null>>
