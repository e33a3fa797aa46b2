import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { findActive, participation } from '../meetings.reads.ts'
import { canTakePart } from '../meetings.access.ts'
import { type Meeting, meetingParticipants, meetings, scriberTransfers } from '../meetings.table.ts'
import { refuse } from '../meetings.refusals.ts'
import { NOT_JOINED, NOT_LEFT } from '../meetings.text.ts'
import { handOver } from '../scriber/scriber.rules.ts'

export const joinMeeting = defineMutation('joinMeeting', {
  failure: NOT_JOINED,
  input: { id: uuid(), meetingId: ref('meetings') },
  may: canTakePart,
  run(tx, { id, meetingId }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    addParticipant(tx, meeting, { id, personId: actor.id, now })
  },
})

/** Adds the person, or brings back one who has left; somebody who is in already stays as they are. */
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
  tx.insert(meetingParticipants, { id, meetingId, teamId, personId, joinedAt: now, leftAt: null })
}

/** A scriber who leaves leaves the meeting without one; `id` is for the log of that. */
export const leaveMeeting = defineMutation('leaveMeeting', {
  failure: NOT_LEFT,
  input: { id: uuid(), meetingId: ref('meetings') },
  may: canTakePart,
  run(tx, { id, meetingId }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    const own = participation(tx, meetingId, actor.id)
    if (own?.leftAt !== null) refuse('meeting/not-joined')
    tx.update(meetingParticipants, own.id, { leftAt: now })
    if (meeting.scriberId === actor.id)
      changeScriber(tx, meeting, { id, actor, to: null, type: 'scriber_left', now })
  },
})

interface ScriberChange {
  /** Id of the entry in the log. */
  id: string
  actor: Actor
  to: string | null
  type: 'taken_over' | 'scriber_left'
  now: string
}

/** Raises the epoch and writes the log. */
export function changeScriber(
  tx: Transaction,
  meeting: Meeting,
  { id, actor, to, type, now }: ScriberChange,
): void {
  const scribed = handOver(meeting, to, now)
  tx.update(meetings, meeting.id, { ...scribed, updatedAt: now, updatedBy: actor.id })
  tx.insert(scriberTransfers, {
    id,
    meetingId: meeting.id,
    teamId: meeting.teamId,
    oldScriberId: meeting.scriberId,
    newScriberId: to,
    transferType: type,
    scriberEpoch: scribed.scriberEpoch,
    notes: null,
    transferredAt: now,
  })
}
