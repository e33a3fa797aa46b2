import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { boolean, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { checkRestorable } from '../../work/restoring/restorable.access.ts'
import { canDraft, canPutBeneath } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_SEATS, type Seat, seats } from '../org-chart.table.ts'
import { SEAT_NOT_REMOVED, SEAT_NOT_RESTORED } from '../org-chart.text.ts'
import { findChart, findEditable } from './find-seat.reads.ts'
import { placesInstead } from './order.rules.ts'
import { checkLevels, positionIn } from './place-seat.mutations.ts'
import { placeOf } from './removed.reads.ts'
import { childrenIn, seatsById, seatsIn, siblingsIn } from './seats.reads.ts'
import { beneath } from './tree.rules.ts'

/** Takes a seat out of its chart. What is beneath it moves up into its place, or goes with it. */
export const removeSeat = defineMutation('removeSeat', {
  failure: SEAT_NOT_REMOVED,
  input: { seatId: ref('seats'), withBeneath: boolean() },
  // One act takes away what many have made, as many seats as a chart may have; and brings it back.
  gathers: true,
  may: canDraft,
  run(tx, { seatId, withBeneath }, { actor, now }) {
    const seat = findEditable(tx, actor, seatId)
    const going = withBeneath ? beneath(childrenIn(tx), seatId) : []
    const lifted = withBeneath ? [] : lift(tx, seat, now)
    for (const { id } of [seat, ...going])
      tx.update(seats, id, {
        removedWithId: seatId,
        archivedAt: now,
        updatedAt: now,
        ...(id === seatId && { lifted }),
      })
  },
})

/** Moves the seats directly beneath one up into its place, and says where they stood. */
function lift(tx: Transaction, seat: Seat, now: string): Seat['lifted'] {
  const children = childrenIn(tx)(seat.id)
  const siblings = siblingsIn(tx, seat.chartId, seat.parentId)
  const places = placesInstead(siblings, seat.id, children.length)
  for (const [index, { id }] of children.entries()) {
    const position = places?.[index] ?? positionIn(tx, { ...seat, id }, seat.parentId, seat.id)
    tx.update(seats, id, { parentId: seat.parentId, position, updatedAt: now })
  }
  return children.map(({ id, position }) => ({ id, position }))
}

/**
 * Brings a removed seat back in its place, with what went with it; what moved up moves down again, unless it was moved elsewhere since. If the
 * seat above is gone too, it stands under the next one that is there.
 */
export const restoreSeat = defineMutation('restoreSeat', {
  failure: SEAT_NOT_RESTORED,
  input: { seatId: ref('seats') },
  gathers: true,
  may: canDraft,
  run(tx, { seatId }, { actor, now }) {
    const seat = tx.find(seats, seatId)
    findChart(tx, seat.chartId)
    if (seat.removedWithId !== seatId || seat.archivedAt === null) notFound()
    checkRestorable(seat.archivedAt, now)
    const parent = placeOf(tx, seat)
    if (!canPutBeneath(seatsById(tx), actor, parent, seat.isDraft)) refuse('org-chart/not-yours')
    const gone = tx.where(seats, { removedWithId: seatId })
    if (seatsIn(tx, seat.chartId).length + gone.length > MOST_SEATS)
      refuse('org-chart/list-full', { limit: MOST_SEATS })
    const parentId = parent?.id ?? null
    for (const { id } of gone)
      tx.update(seats, id, { removedWithId: null, archivedAt: null, updatedAt: now, lifted: [] })
    tx.update(seats, seatId, { parentId })
    for (const { id, position } of seat.lifted)
      if (isWhereItWasLifted(tx, id, parentId))
        tx.update(seats, id, { parentId: seatId, position, updatedAt: now })
    checkLevels(tx, seatId, parentId)
  },
})

const isWhereItWasLifted = (tx: Transaction, id: string, parentId: string | null): boolean => {
  const child = seatsById(tx)(id)
  return child !== undefined && child.parentId === parentId
}
