import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { isOpen } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { limitFor, type VotingContext, votesIn } from './voting.queries.ts'
import { lowestFreeSlot, newestOf, remaining } from './voting.rules.ts'
import { issueVotes } from './voting.table.ts'
import {
  allVotesUsed,
  ISSUE_CLOSED,
  MEETING_OVER,
  NO_VOTE_TO_REMOVE,
  OTHER_TEAM,
  VOTE_NOT_CAST,
  VOTE_NOT_REMOVED,
} from './voting.text.ts'

const target = { issueId: ref('issues'), meetingId: ref('meetings').nullable() }

export const castVote = defineMutation('castVote', {
  input: { id: uuid(), ...target },
  may: (actor) => actor.can('vote_issues'),
  run(tx, { id, issueId, meetingId }, { actor, now }) {
    const issue = tx.find(issues, issueId)
    if (!isOpen(issue)) refuse(VOTE_NOT_CAST, ISSUE_CLOSED)
    const context = { teamId: issue.teamId, meetingId }
    checkMeeting(tx, context, VOTE_NOT_CAST)

    const { counting, returned } = votesIn(tx, context, actor.id)
    const limit = limitFor(tx, actor.id, context)
    if (remaining(limit, counting.length) === 0) refuse(VOTE_NOT_CAST, allVotesUsed(limit))
    const slot = lowestFreeSlot(counting)
    // A returned vote makes room when its slot is given again.
    for (const vote of returned) if (vote.slot === slot) tx.remove(issueVotes, vote.id)
    tx.insert(issueVotes, {
      id,
      issueId,
      userId: actor.id,
      ...context,
      value: 1,
      slot,
      limitThen: limit,
      createdAt: now,
      closedAt: null,
    })
  },
})

/** Takes back the actor's own newest vote on the issue. */
export const removeVote = defineMutation('removeVote', {
  input: target,
  may: (actor) => actor.can('vote_issues'),
  run(tx, { issueId, meetingId }, { actor }) {
    const { teamId } = tx.find(issues, issueId)
    const context = { teamId, meetingId }
    checkMeeting(tx, context, VOTE_NOT_REMOVED)
    const own = votesIn(tx, context, actor.id).counting.filter((vote) => vote.issueId === issueId)
    const newest = newestOf(own) ?? refuse(VOTE_NOT_REMOVED, NO_VOTE_TO_REMOVE)
    tx.remove(issueVotes, newest.id)
  },
})

/** Puts a meeting's votes on record: they count no more and leave the browsers in time. */
export function closeVotes(tx: Transaction, meetingId: string, now: string): void {
  for (const { id } of tx.where(issueVotes, { meetingId })) tx.update(issueVotes, id, { closedAt: now })
}

function checkMeeting(tx: Transaction, { teamId, meetingId }: VotingContext, title: string): void {
  if (meetingId === null) return
  const meeting = tx.find(meetings, meetingId)
  if (meeting.status !== 'active') refuse(title, MEETING_OVER)
  if (meeting.teamId !== teamId) refuse(title, OTHER_TEAM)
}
