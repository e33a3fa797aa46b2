import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canTakePart, isScriber } from '../meetings.access.ts'
import { participation } from '../meetings.reads.ts'
import { refuse } from '../meetings.refusals.ts'
import { type Meeting, meetingParticipants } from '../meetings.table.ts'
import { NOT_JOINED, NOT_LEFT } from '../meetings.text.ts'
import { changeScriber } from '../scriber/scriber.mutations.ts'
import { findActive } from '../active-meeting.reads.ts'

export const joinMeeting = defineMutation('joinMeeting', {
  failure: NOT_JOINED,
  input: { id: uuid(), meetingId: ref('meetings') },
  may: canTakePart,
  run(tx, { id, meetingId }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    addParticipant(tx, meeting, { id, personId: actor.id, now })
  },
})

/** Adds the person, or brings them back after they left. Somebody who is in the meeting already stays as they are. */
export function addParticipant(
  tx: Transaction,
  meeting: Pick<Meeting, 'id' | 'teamId'>,
  { id, personId, now }: { id: string; personId: string; now: string },
): void {
  const before = participation(tx, meeting.id, personId)
  if (before) {
    if (before.leftAt !== null) tx.update(meetingParticipants, before.id, { leftAt: null })
    return
  }
  const { id: meetingId, teamId } = meeting
  tx.insert(meetingParticipants, {
    id,
    meetingId,
    teamId,
    personId,
    joinedAt: now,
    leftAt: null,
    votedAt: null,
    doneVotingAt: null,
    minutesAskedAt: null,
    minutesSentAt: null,
  })
}

/** When the scriber leaves, the meeting has none; `id` becomes that of the entry in the log of scribers. */
export const leaveMeeting = defineMutation('leaveMeeting', {
  failure: NOT_LEFT,
  input: { id: uuid(), meetingId: ref('meetings') },
  may: canTakePart,
  run(tx, { id, meetingId }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    const own = participation(tx, meetingId, actor.id)
    if (own?.leftAt !== null) refuse('meeting/not-joined')
    tx.update(meetingParticipants, own.id, { leftAt: now })
    if (isScriber(actor, meeting))
      changeScriber(tx, meeting, { id, actor, to: null, type: 'scriber_left', now })
  },
})
