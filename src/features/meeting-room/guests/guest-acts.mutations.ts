import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, text, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { nameProblem } from '../../accounts/names.rules.ts'
import { findActive } from '../../meetings/active-meeting.reads.ts'
import { type Meeting, rating } from '../../meetings/meetings.table.ts'
import { NOT_RATED } from '../../meetings/meetings.text.ts'
import { giveVote, takeBackVote } from '../../voting/voting.mutations.ts'
import { ofGuest } from '../../voting/voting.rules.ts'
import { VOTE_NOT_CAST, VOTE_NOT_REMOVED } from '../../voting/voting.text.ts'
import { GUEST_NAME_MAX } from './guest-limits.rules.ts'
import { refuse } from './guests.refusals.ts'
import { hasRoom, isIn } from './guests.rules.ts'
import { type MeetingGuest, meetingGuests } from './meeting-guests.table.ts'
import { YOUR_NAME_PLEASE } from './required.text.ts'

// What guests do. They are no actors, so the server acts once it has seen their key, and each of these asks again whether the guest may.

const guestName = () => text({ max: GUEST_NAME_MAX, required: YOUR_NAME_PLEASE, problem: nameProblem })

/** Lets somebody into a running meeting who has shown its link. */
export const admitGuest = defineMutation('admitGuest', {
  input: { id: uuid(), meetingId: ref('meetings'), name: guestName() },
  internal: true,
  onBehalf: true,
  may: (actor) => actor.system,
  run(tx, { id, meetingId, name }, { now }) {
    const { teamId } = findActive(tx, meetingId)
    const guests = tx.where(meetingGuests, { meetingId })
    if (!hasRoom(guests)) refuse('guest/full')
    tx.insert(meetingGuests, {
      id,
      meetingId,
      teamId,
      number: guests.length + 1,
      name,
      joinedAt: now,
      leftAt: null,
      mayVoteSince: null,
      mayRateSince: null,
      rating: null,
      ratedAt: null,
    })
  },
})

const vote = { guestId: ref('meeting_guests'), issueId: ref('issues') }

export const castGuestVote = defineMutation('castGuestVote', {
  failure: VOTE_NOT_CAST,
  input: { id: uuid(), ...vote },
  internal: true,
  onBehalf: true,
  may: (actor) => actor.system,
  run(tx, { id, guestId, issueId }, { now }) {
    const { meetingId } = findVoter(tx, guestId, issueId)
    giveVote(tx, { id, issueId, meetingId }, ofGuest(guestId), now)
  },
})

export const removeGuestVote = defineMutation('removeGuestVote', {
  failure: VOTE_NOT_REMOVED,
  input: vote,
  internal: true,
  onBehalf: true,
  may: (actor) => actor.system,
  run(tx, { guestId, issueId }) {
    const { meetingId } = findVoter(tx, guestId, issueId)
    takeBackVote(tx, { issueId, meetingId }, ofGuest(guestId))
  },
})

/** A second rating replaces the first. */
export const rateAsGuest = defineMutation('rateAsGuest', {
  failure: NOT_RATED,
  input: { guestId: ref('meeting_guests'), rating: rating() },
  internal: true,
  onBehalf: true,
  may: (actor) => actor.system,
  run(tx, { guestId, rating: given }, { now }) {
    const { guest } = findPresent(tx, guestId)
    if (guest.mayRateSince === null) refuse('guest/may-not-rate')
    tx.update(meetingGuests, guestId, { rating: given, ratedAt: now })
  },
})

/** Guests see no issue but the one under discussion, so that is the one they may vote for. */
function findVoter(tx: Transaction, guestId: string, issueId: string): MeetingGuest {
  const { guest, meeting } = findPresent(tx, guestId)
  if (guest.mayVoteSince === null) refuse('guest/may-not-vote')
  return meeting.discussedIssueId === issueId ? guest : refuse('guest/other-issue')
}

function findPresent(tx: Transaction, guestId: string): { guest: MeetingGuest; meeting: Meeting } {
  const guest = tx.find(meetingGuests, guestId)
  const meeting = findActive(tx, guest.meetingId)
  return isIn(guest) ? { guest, meeting } : refuse('guest/not-in-it')
}
