import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { nameOf } from '../../people/people.reads.ts'
import { findActive } from '../active-meeting.reads.ts'
import { isScriber } from '../meetings.access.ts'
import { refuse } from '../meetings.refusals.ts'
import type { Meeting } from '../meetings.table.ts'
import { mayWriteTimer } from './scriber.rules.ts'

/** What the scriber did, and under which epoch: that fences off the writes of somebody who is no longer the scriber. */
export interface ByScriber {
  readonly meetingId: string
  readonly epoch: number
}

/**
 * The running meeting, for its scriber.
 * @throws {Refusal} when it isn't running, or somebody else is the scriber by now
 */
export function findScribed(read: Reader, actor: Actor, { meetingId, epoch }: ByScriber): Meeting {
  const meeting = findActive(read, meetingId)
  if (mayWriteTimer(meeting, actor.id, epoch)) return meeting
  if (meeting.scriberId === null) return refuse('scriber/nobody')
  if (isScriber(actor, meeting)) return refuse('scriber/again')
  return refuse('scriber/somebody-else', { name: nameOf(read, meeting.scriberId) })
}
