import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, ref, uuid } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { changeScriber } from '../attendance/attendance.mutations.ts'
import { findActive, takesPart } from '../meetings.reads.ts'
import { canTakePart } from '../meetings.access.ts'
import { type Meeting, meetings } from '../meetings.table.ts'
import { refuse } from '../meetings.refusals.ts'
import { NOT_TAKEN_OVER } from '../meetings.text.ts'
import { mayWriteTimer } from './scriber.rules.ts'
import { nameOf } from '../../people/people.reads.ts'

export const scriberEpoch = () => integer(1, 1_000_000)

/**
 * Any participant may take over. `epoch` is the one on the screen where the person decided: of several at once the
 * first becomes scriber, and a takeover that was on its way for hours takes the meeting from nobody.
 */
export const takeOverScriber = defineMutation('takeOverScriber', {
  failure: NOT_TAKEN_OVER,
  input: { id: uuid(), meetingId: ref('meetings'), epoch: scriberEpoch() },
  may: canTakePart,
  run(tx, { id, meetingId, epoch }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    if (!takesPart(tx, meetingId, actor.id)) refuse('meeting/join-first')
    if (meeting.scriberId === actor.id) return
    if (meeting.scriberEpoch !== epoch) refuseLate(tx, meeting)
    changeScriber(tx, meeting, { id, actor, to: actor.id, type: 'taken_over', now })
  },
})

/** Says that the scriber is still there. Late heartbeats of an earlier scriber are ignored silently. */
export const heartbeat = defineMutation('heartbeat', {
  input: { meetingId: ref('meetings'), epoch: scriberEpoch() },
  may: canTakePart,
  run(tx, { meetingId, epoch }, { actor, now }) {
    const meeting = tx.find(meetings, meetingId)
    if (meeting.status !== 'active' || !mayWriteTimer(meeting, actor.id, epoch)) return
    tx.update(meetings, meetingId, { scriberLastActivity: now })
  },
})

function refuseLate(read: Reader, { scriberId }: Meeting): never {
  if (scriberId === null) return refuse('scriber/left')
  return refuse('scriber/taken-over', { name: nameOf(read, scriberId) })
}
