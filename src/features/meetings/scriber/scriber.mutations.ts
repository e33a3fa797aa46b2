import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { actorOf } from '../../people/people.access.ts'
import { nameOf } from '../../people/people.reads.ts'
import { canTakePart, isScriber } from '../meetings.access.ts'
import { takesPart } from '../meetings.reads.ts'
import { refuse } from '../meetings.refusals.ts'
import {
  type Meeting,
  meetings,
  scriberEpoch,
  type ScriberTransfer,
  scriberTransfers,
} from '../meetings.table.ts'
import { NOT_HANDED_OVER, NOT_TAKEN_OVER } from '../meetings.text.ts'
import { handOver, mayWriteTimer } from './scriber.rules.ts'
import { findActive } from '../active-meeting.reads.ts'
import { findScribed } from './scribed.reads.ts'

/**
 * Any participant may take over. `epoch` is the one the person saw when they decided: of several who try at once, the
 * first becomes scriber, and a takeover that was delayed for hours takes the meeting from nobody.
 */
export const takeOverScriber = defineMutation('takeOverScriber', {
  failure: NOT_TAKEN_OVER,
  input: { id: uuid(), meetingId: ref('meetings'), epoch: scriberEpoch() },
  may: canTakePart,
  run(tx, { id, meetingId, epoch }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    if (!takesPart(tx, meetingId, actor.id)) refuse('meeting/join-first')
    if (isScriber(actor, meeting)) return
    if (meeting.scriberEpoch !== epoch) refuseLate(tx, meeting)
    changeScriber(tx, meeting, { id, actor, to: actor.id, type: 'taken_over', now })
  },
})

/** The scriber hands the meeting over to somebody else who is in it. */
export const handOverScriber = defineMutation('handOverScriber', {
  failure: NOT_HANDED_OVER,
  input: { id: uuid(), meetingId: ref('meetings'), epoch: scriberEpoch(), personId: ref('people') },
  may: canTakePart,
  run(tx, { id, personId, ...args }, { actor, now }) {
    const meeting = findScribed(tx, actor, args)
    if (personId === actor.id) return
    const successor = takesPart(tx, meeting.id, personId) ? actorOf(tx, personId) : null
    const isFit = successor && canTakePart(successor) && successor.sees(team(meeting.teamId))
    if (!isFit) refuse('scriber/not-here', { name: nameOf(tx, personId) })
    changeScriber(tx, meeting, { id, actor, to: personId, type: 'handed_over', now })
  },
})

/** Says that the scriber is still there. Stale heartbeats of an earlier scriber are ignored silently. */
export const heartbeat = defineMutation('heartbeat', {
  input: { meetingId: ref('meetings'), epoch: scriberEpoch() },
  unbidden: true,
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

interface ScriberChange {
  /** Id of the entry in the log. */
  id: string
  actor: Actor
  to: string | null
  type: 'taken_over' | 'handed_over' | 'scriber_left'
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
  logScriber(tx, { ...meeting, ...scribed }, { id, before: meeting.scriberId, type, now })
}

interface LogEntry {
  id: string
  /** Who was the scriber until now. */
  before: string | null
  type: ScriberTransfer['transferType']
  now: string
}

/** Logs whom the meeting has as its scriber from now on. */
export function logScriber(
  tx: Transaction,
  meeting: Pick<Meeting, 'id' | 'teamId' | 'scriberId' | 'scriberEpoch'>,
  { id, before, type, now }: LogEntry,
): void {
  tx.insert(scriberTransfers, {
    id,
    meetingId: meeting.id,
    teamId: meeting.teamId,
    oldScriberId: before,
    newScriberId: meeting.scriberId,
    transferType: type,
    scriberEpoch: meeting.scriberEpoch,
    notes: null,
    transferredAt: now,
  })
}
