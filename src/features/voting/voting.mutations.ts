import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { isOpen } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { participation } from '../meetings/meetings.reads.ts'
import { meetingParticipants, meetings } from '../meetings/meetings.table.ts'
import { isHiding, isSince } from './ballots/ballots.rules.ts'
import { meetingBallots } from './ballots/meeting-ballots.table.ts'
import { votingSince } from './ballots/voting-since.reads.ts'
import { limitFor, type VotingContext, votesIn } from './voting.reads.ts'
import { refuse } from './voting.refusals.ts'
import { lowestFreeSlot, newestOf, ofPerson, remaining } from './voting.rules.ts'
import { issueVotes, type VoteOf } from './voting.table.ts'
import { VOTE_NOT_CAST, VOTE_NOT_REMOVED } from './voting.text.ts'

const target = { issueId: ref('issues'), meetingId: ref('meetings').nullable() }

/** Gives one of the actor's votes to an open issue. */
export const castVote = defineMutation('castVote', {
  failure: VOTE_NOT_CAST,
  input: { id: uuid(), ...target },
  may: (actor) => actor.can('vote_issues'),
  run(tx, vote, { actor, now }) {
    giveVote(tx, vote, ofPerson(actor.id), now)
    const { meetingId } = vote
    if (meetingId !== null) noteVoter(tx, meetingId, actor.id, now)
  },
})

/** Takes back the actor's newest vote on the issue. */
export const removeVote = defineMutation('removeVote', {
  failure: VOTE_NOT_REMOVED,
  input: target,
  may: (actor) => actor.can('vote_issues'),
  run: (tx, vote, { actor }) => takeBackVote(tx, vote, ofPerson(actor.id)),
})

type On = Readonly<{ issueId: string; meetingId: string | null }>

/** Gives one of somebody’s votes to an open issue, if one is left. */
export function giveVote(
  tx: Transaction,
  { id, issueId, meetingId }: On & { id: string },
  voter: VoteOf,
  now: string,
): void {
  const issue = tx.find(issues, issueId)
  if (!isOpen(issue)) refuse('vote/issue-closed')
  const context = { teamId: issue.teamId, meetingId }
  checkMeeting(tx, context)

  const ballot = meetingId === null ? undefined : tx.get(meetingBallots, meetingId)
  const { counting, returned } = votesIn(tx, context, voter)
  const limit = limitFor(tx, voter, context)
  if (remaining(limit, counting.length) === 0) refuse('vote/limit-reached', { limit })
  const slot = lowestFreeSlot(counting)
  // Reusing a returned vote's slot deletes that vote.
  for (const vote of returned) if (vote.slot === slot) tx.remove(issueVotes, vote.id)
  tx.insert(issueVotes, {
    id,
    issueId,
    ...voter,
    ...context,
    ballotId: isHiding(ballot) ? ballot.id : null,
    value: 1,
    slot,
    limitThen: limit,
    createdAt: now,
    mergedFromId: null,
  })
}

/** Takes back somebody’s newest vote on the issue. */
export function takeBackVote(tx: Transaction, { issueId, meetingId }: On, voter: VoteOf): void {
  const { teamId } = tx.find(issues, issueId)
  const context = { teamId, meetingId }
  checkMeeting(tx, context)
  const own = votesIn(tx, context, voter).counting.filter((vote) => vote.issueId === issueId)
  const newest = newestOf(own) ?? refuse('vote/none-to-remove')
  tx.remove(issueVotes, newest.id)
}

function noteVoter(tx: Transaction, meetingId: string, personId: string, now: string): void {
  const own = participation(tx, meetingId, personId)
  if (!own || isSince(own.votedAt, votingSince(tx, meetingId))) return
  tx.update(meetingParticipants, own.id, { votedAt: now })
}

function checkMeeting(tx: Transaction, { teamId, meetingId }: VotingContext): void {
  if (meetingId === null) return
  const meeting = tx.find(meetings, meetingId)
  if (meeting.status !== 'active') refuse('vote/meeting-over')
  if (meeting.teamId !== teamId) refuse('vote/other-team')
}
