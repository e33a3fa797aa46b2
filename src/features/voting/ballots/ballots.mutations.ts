import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { findActive } from '../../meetings/active-meeting.reads.ts'
import { canSetVoteLimit, canTakePart } from '../../meetings/meetings.access.ts'
import { activeMeeting, participation } from '../../meetings/meetings.reads.ts'
import { refuse as refuseMeeting } from '../../meetings/meetings.refusals.ts'
import { type Meeting, meetingParticipants, scriberEpoch } from '../../meetings/meetings.table.ts'
import { findScribed } from '../../meetings/scriber/scribed.reads.ts'
import { teams } from '../../teams/teams.table.ts'
import { findOwnTeam } from '../../work/own-team.reads.ts'
import { refuse } from '../voting.refusals.ts'
import { isHiding } from './ballots.rules.ts'
import { BALLOT_NOT_CHANGED, VOTES_NOT_REVEALED } from './ballots.text.ts'
import { meetingBallots } from './meeting-ballots.table.ts'

/** From now on, the meeting votes in secret. */
export function startBallot(
  tx: Transaction,
  { id, teamId }: Pick<Meeting, 'id' | 'teamId'>,
  now: string,
): void {
  if (tx.get(meetingBallots, id)) tx.update(meetingBallots, id, { startedAt: now, endedAt: null })
  else tx.insert(meetingBallots, { id, teamId, startedAt: now, endedAt: null, revealedAt: null })
}

/** Whether a running meeting votes in secret from now on. Going over to open votes reveals those that were given. */
export const setMeetingBallot = defineMutation('setMeetingBallot', {
  failure: BALLOT_NOT_CHANGED,
  input: { meetingId: ref('meetings'), hidden: boolean() },
  gathers: true,
  may: canTakePart,
  run(tx, { meetingId, hidden }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    if (!canSetVoteLimit(actor, meeting)) refuse('vote/ballot-managers-only')
    const ballot = tx.get(meetingBallots, meetingId)
    if (hidden && !isHiding(ballot)) startBallot(tx, meeting, now)
    if (!hidden && isHiding(ballot)) tx.update(meetingBallots, meetingId, { endedAt: now, revealedAt: now })
  },
})

/** Whether the team's next meetings vote in secret. */
export const setTeamBallot = defineMutation('setTeamBallot', {
  failure: BALLOT_NOT_CHANGED,
  input: { teamId: ref('teams'), hidden: boolean() },
  may: canTakePart,
  run(tx, { teamId, hidden }, { actor, now }) {
    const { id } = findOwnTeam(tx, actor, teamId)
    if (!canSetVoteLimit(actor, activeMeeting(tx, id))) refuse('vote/ballot-managers-only')
    tx.update(teams, id, { hiddenBallot: hidden, updatedAt: now })
  },
})

/** Shows everybody the hidden votes, for the scriber. */
export const revealVotes = defineMutation('revealVotes', {
  failure: VOTES_NOT_REVEALED,
  input: { meetingId: ref('meetings'), epoch: scriberEpoch() },
  gathers: true,
  may: canTakePart,
  run(tx, args, { actor, now }) {
    const { id } = findScribed(tx, actor, args)
    if (!tx.get(meetingBallots, id)) refuse('vote/not-hidden')
    tx.update(meetingBallots, id, { revealedAt: now })
  },
})

/** Says that the actor is done voting, or is choosing again. */
export const setDoneVoting = defineMutation('setDoneVoting', {
  input: { meetingId: ref('meetings'), done: boolean() },
  may: (actor) => actor.can('vote_issues'),
  run(tx, { meetingId, done }, { actor, now }) {
    findActive(tx, meetingId)
    const own = participation(tx, meetingId, actor.id) ?? refuseMeeting('meeting/join-first')
    tx.update(meetingParticipants, own.id, { doneVotingAt: done ? now : null })
  },
})
