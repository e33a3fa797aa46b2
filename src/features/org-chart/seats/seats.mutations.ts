import { notFound } from '../../../sync/engine.refusals.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { enteredDay } from '../../time/day-input.rules.ts'
import { canDraft, canPutBeneath } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { seatName, seats, tint } from '../org-chart.table.ts'
import { SEAT_NOT_ADDED, SEAT_NOT_CHANGED, SEAT_NOT_MOVED } from '../org-chart.text.ts'
import { findChart, findEditable, findSeat } from './find-seat.reads.ts'
import { BLANK } from './new-seat.rules.ts'
import { checkLevels, checkRoom, positionIn } from './place-seat.mutations.ts'
import { seatsById } from './seats.reads.ts'
import { makesCircle } from './tree.rules.ts'

/** Adds a seat under `parentId`, or at the top of its chart; before a sibling, or last. */
export const addSeat = defineMutation('addSeat', {
  failure: SEAT_NOT_ADDED,
  input: {
    id: uuid(),
    chartId: ref('org_charts'),
    parentId: ref('seats').nullable(),
    before: ref('seats').nullable(),
    name: seatName(),
  },
  may: canDraft,
  run(tx, { id, chartId, parentId, before, name }, { actor, now }) {
    const isDraft = findChart(tx, chartId).kind === 'draft'
    const parent = parentId === null ? null : findSeat(tx, parentId)
    if (parent && parent.chartId !== chartId) notFound()
    if (!canPutBeneath(seatsById(tx), actor, parent, isDraft)) refuse('org-chart/not-yours')
    checkRoom(tx, chartId, 1)
    checkLevels(tx, id, parentId)
    tx.insert(seats, {
      ...BLANK,
      id,
      chartId,
      isDraft,
      parentId,
      position: positionIn(tx, { id, chartId }, parentId, before),
      name,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
    })
  },
})

export const renameSeat = defineMutation('renameSeat', {
  failure: SEAT_NOT_CHANGED,
  input: { seatId: ref('seats'), name: seatName() },
  may: canDraft,
  run(tx, { seatId, name }, { actor, now }) {
    findEditable(tx, actor, seatId)
    tx.update(seats, seatId, { name, updatedAt: now })
  },
})

/** Changes what of a seat is one value; the others stay. */
export const updateSeat = defineMutation('updateSeat', {
  failure: SEAT_NOT_CHANGED,
  input: {
    seatId: ref('seats'),
    teamId: ref('teams').nullable().optional(),
    tint: tint().optional(),
    hireBy: enteredDay().nullable().optional(),
  },
  may: canDraft,
  run(tx, { seatId, ...patch }, { actor, now }) {
    findEditable(tx, actor, seatId)
    tx.update(seats, seatId, { ...patch, updatedAt: now })
  },
})

/**
 * Puts a seat, with everything beneath it, under another one or at the top; before a sibling, or last. Circles are found in the state it
 * commits on. Managers move what is beneath their own seat, and never out from there.
 */
export const moveSeat = defineMutation('moveSeat', {
  failure: SEAT_NOT_MOVED,
  input: {
    seatId: ref('seats'),
    parentId: ref('seats').nullable(),
    before: ref('seats').nullable(),
    /** Only if it still reports to this one, as Undo says: a later move by somebody else stays. */
    ifUnder: ref('seats').nullable().optional(),
  },
  may: canDraft,
  run(tx, { seatId, parentId, before, ifUnder }, { actor, now }) {
    const seat = findEditable(tx, actor, seatId)
    if (ifUnder !== undefined && seat.parentId !== ifUnder) refuse('org-chart/moved-since')
    const parent = parentId === null ? null : findSeat(tx, parentId)
    if (parent && parent.chartId !== seat.chartId) refuse('org-chart/circle')
    if (!canPutBeneath(seatsById(tx), actor, parent, seat.isDraft)) refuse('org-chart/not-yours')
    if (makesCircle(seatsById(tx), seatId, parentId)) refuse('org-chart/circle')
    checkLevels(tx, seatId, parentId)
    const position = positionIn(tx, seat, parentId, before)
    tx.update(seats, seatId, { parentId, position, updatedAt: now })
  },
})
