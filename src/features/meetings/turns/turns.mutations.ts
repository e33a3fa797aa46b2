import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { canTakePart } from '../meetings.access.ts'
import { takesPart } from '../meetings.reads.ts'
import { refuse } from '../meetings.refusals.ts'
import { meetings, scriberEpoch } from '../meetings.table.ts'
import { TURN_NOT_GIVEN } from '../meetings.text.ts'
import { findScribed } from '../scriber/scribed.reads.ts'

/** The scriber says whose turn it is to speak; null before the first and after the last. */
export const giveTurn = defineMutation('giveTurn', {
  failure: TURN_NOT_GIVEN,
  input: { meetingId: ref('meetings'), epoch: scriberEpoch(), personId: ref('people').nullable() },
  may: canTakePart,
  run(tx, { personId, ...args }, { actor, now }) {
    const { id: meetingId } = findScribed(tx, actor, args)
    if (personId !== null && !takesPart(tx, meetingId, personId)) refuse('meeting/not-in-it')
    tx.update(meetings, meetingId, {
      speakerId: personId,
      scriberLastActivity: now,
      updatedAt: now,
      updatedBy: actor.id,
    })
  },
})
