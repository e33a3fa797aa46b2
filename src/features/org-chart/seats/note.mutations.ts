import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { integer, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { keepRevision } from '../../revisions/keep-revision.mutations.ts'
import { canDraft } from '../org-chart.access.ts'
import { type Seat, seatNote, seats } from '../org-chart.table.ts'
import { SEAT_NOT_CHANGED } from '../org-chart.text.ts'
import { findEditable } from './find-seat.reads.ts'
import { noteReaders, noteStored } from './note.rules.ts'

/** Writes the note of a seat. What it said before goes to its history. */
export const writeSeatNote = defineMutation('writeSeatNote', {
  failure: SEAT_NOT_CHANGED,
  input: {
    seatId: ref('seats'),
    note: seatNote(),
    /** The version that was on the writer's screen. */
    from: integer(0, 1_000_000),
  },
  may: canDraft,
  run(tx, { seatId, note, from }, context) {
    const seat = findEditable(tx, context.actor, seatId)
    tx.update(seats, seatId, { ...noteWritten(tx, context, seat, note, from), updatedAt: context.now })
  },
})

/** What the row of a seat says of a new note. The former one is kept. */
export function noteWritten(
  tx: Transaction,
  context: MutationContext,
  seat: Seat,
  note: string | null,
  from = noteStored(seat).version,
): Pick<Seat, 'note' | 'noteVersion' | 'noteBy'> {
  const before = noteStored(seat)
  const place = { entity: 'seats', entityId: seat.id, field: 'note', readers: noteReaders(seat) } as const
  if ((note ?? '') !== before.text)
    keepRevision(
      tx,
      context,
      place,
      { ...before, updatedBy: before.updatedBy ?? seat.createdBy },
      { text: note ?? '', from },
    )
  return { note, noteVersion: before.version + 1, noteBy: context.actor.id }
}
