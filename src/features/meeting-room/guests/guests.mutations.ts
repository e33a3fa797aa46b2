import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { scriberEpoch } from '../../meetings/meetings.table.ts'
import { findScribed } from '../../meetings/scriber/scribed.reads.ts'
import { refuse } from './guests.refusals.ts'
import { isIn } from './guests.rules.ts'
import { GUEST_NOT_CHANGED, GUEST_NOT_REMOVED } from './guests.text.ts'
import { type MeetingGuest, meetingGuests } from './meeting-guests.table.ts'

const target = { meetingId: ref('meetings'), epoch: scriberEpoch(), guestId: ref('meeting_guests') }

/** Gives a guest a vote or a rating, or takes it, for the scriber. What they have voted and rated stays. */
export const setGuestRights = defineMutation('setGuestRights', {
  failure: GUEST_NOT_CHANGED,
  input: { ...target, mayVote: boolean().optional(), mayRate: boolean().optional() },
  may: canTakePart,
  run(tx, { guestId, mayVote, mayRate, ...args }, { actor, now }) {
    const { id: meetingId } = findScribed(tx, actor, args)
    const { id } = findGuest(tx, meetingId, guestId)
    tx.update(meetingGuests, id, {
      ...(mayVote !== undefined && { mayVoteSince: mayVote ? now : null }),
      ...(mayRate !== undefined && { mayRateSince: mayRate ? now : null }),
    })
  },
})

/** Ends a guest’s part in the meeting, for the scriber: their page goes, and their key does not let them in again. */
export const removeGuest = defineMutation('removeGuest', {
  failure: GUEST_NOT_REMOVED,
  input: target,
  may: canTakePart,
  run(tx, { guestId, ...args }, { actor, now }) {
    const { id: meetingId } = findScribed(tx, actor, args)
    const { id } = findGuest(tx, meetingId, guestId)
    tx.update(meetingGuests, id, { leftAt: now, mayVoteSince: null, mayRateSince: null })
  },
})

function findGuest(tx: Transaction, meetingId: string, guestId: string): MeetingGuest {
  const guest = tx.find(meetingGuests, guestId)
  return guest.meetingId === meetingId && isIn(guest) ? guest : refuse('guest/gone')
}
