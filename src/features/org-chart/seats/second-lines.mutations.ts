import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { canDraft } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_SECOND_LINES, seats } from '../org-chart.table.ts'
import { SEAT_NOT_CHANGED } from '../org-chart.text.ts'
import { findEditable, findSeat } from './find-seat.reads.ts'
import { seatsById } from './seats.reads.ts'
import { notFound } from '../../../sync/engine.refusals.ts'

const line = { seatId: ref('seats'), toId: ref('seats') }

/** Says to which seat of the same chart a seat also reports. */
export const addSecondLine = defineMutation('addSecondLine', {
  failure: SEAT_NOT_CHANGED,
  input: line,
  may: canDraft,
  run(tx, { seatId, toId }, { actor, now }) {
    const { chartId, secondLineIds } = findEditable(tx, actor, seatId)
    if (toId === seatId) refuse('org-chart/reports-to-itself')
    if (findSeat(tx, toId).chartId !== chartId) notFound()
    if (secondLineIds.includes(toId)) return
    const present = secondLineIds.filter((id) => seatsById(tx)(id))
    if (present.length >= MOST_SECOND_LINES) refuse('org-chart/list-full', { limit: MOST_SECOND_LINES })
    tx.update(seats, seatId, { secondLineIds: [...present, toId], updatedAt: now })
  },
})

export const removeSecondLine = defineMutation('removeSecondLine', {
  failure: SEAT_NOT_CHANGED,
  input: line,
  may: canDraft,
  run(tx, { seatId, toId }, { actor, now }) {
    const { secondLineIds } = findEditable(tx, actor, seatId)
    tx.update(seats, seatId, { secondLineIds: secondLineIds.filter((id) => id !== toId), updatedAt: now })
  },
})
