import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { list, number, object, ref, refs, uuid } from '../../../sync/fields.ts'
import { isSame } from '../../../sync/share.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { enteredDay } from '../../time/day-input.rules.ts'
import { canDraft, canEditLiveChart } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import {
  MOST_HOLDERS,
  MOST_ROLES,
  MOST_SECOND_LINES,
  type OrgChart,
  roleText,
  type Seat,
  seatName,
  seatNote,
  seats,
  tint,
} from '../org-chart.table.ts'
import { IMPORT_NOT_UNDONE, SEATS_NOT_IMPORTED } from '../org-chart.text.ts'
import { findChart } from '../seats/find-seat.reads.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { noteWritten } from '../seats/note.mutations.ts'
import { checkLevels, checkRoom, fits } from '../seats/place-seat.mutations.ts'
import { seatsById, seatsIn, siblingsIn } from '../seats/seats.reads.ts'
import { makesCircle } from '../seats/tree.rules.ts'
import type { SeatPatch } from './row-content.rules.ts'

/** The most seats that one mutation of an import writes: an import comes in several. */
export const MOST_IMPORTED = 250

const patch = {
  parentId: ref('seats').nullable().optional(),
  position: number().optional(),
  name: seatName().optional(),
  holderIds: refs('people', MOST_HOLDERS).optional(),
  roles: list(object({ id: uuid(), text: roleText() }), MOST_ROLES).optional(),
  secondLineIds: refs('seats', MOST_SECOND_LINES).optional(),
  teamId: ref('teams').nullable().optional(),
  tint: tint().optional(),
  hireBy: enteredDay().nullable().optional(),
  note: seatNote().optional(),
}

/** Adds and changes seats of a chart as a file has them; each after the one above it. */
export const importSeats = defineMutation('importSeats', {
  failure: SEATS_NOT_IMPORTED,
  input: {
    chartId: ref('org_charts'),
    added: list(object({ ...patch, id: uuid(), name: seatName() }), MOST_IMPORTED),
    changed: list(object({ id: ref('seats'), now: object(patch) }), MOST_IMPORTED),
  },
  may: canDraft,
  run(tx, { chartId, added, changed }, context) {
    const { actor, now } = context
    const { kind } = findOwnChart(tx, actor, chartId)
    checkRoom(tx, chartId, added.length)
    const places = new Places(tx, chartId)
    for (const { id, position: _, ...said } of added) {
      check(tx, { id, chartId }, said)
      const parentId = parentIn(tx, chartId, said.parentId)
      tx.insert(seats, {
        ...BLANK,
        ...said,
        id,
        chartId,
        isDraft: kind === 'draft',
        parentId,
        position: places.last(parentId),
        createdBy: actor.id,
        createdAt: now,
        updatedAt: now,
      })
      checkLevels(tx, id, parentId)
    }
    for (const { id, now: said } of changed) {
      const seat = seatIn(tx, chartId, id)
      check(tx, seat, said, seat)
      const note = said.note === undefined ? {} : noteWritten(tx, context, seat, said.note)
      tx.update(seats, id, { ...said, ...note, ...placeIn(tx, seat, said, places), updatedAt: now })
    }
  },
})

/** Takes back what an import has added and changed, but for what others have changed since. What others put under its seats moves up. */
export const undoImport = defineMutation('undoImport', {
  failure: IMPORT_NOT_UNDONE,
  input: {
    chartId: ref('org_charts'),
    added: list(ref('seats'), MOST_IMPORTED),
    changed: list(object({ id: ref('seats'), now: object(patch), before: object(patch) }), MOST_IMPORTED),
  },
  may: canDraft,
  run(tx, { chartId, added, changed }, context) {
    const { actor, now } = context
    findOwnChart(tx, actor, chartId)
    for (const { id, now: then, before } of changed) {
      const seat = seatsById(tx)(id)
      if (seat?.chartId !== chartId) continue
      const unchanged = (Object.keys(then) as (keyof SeatPatch)[]).filter((field) =>
        isSame(seat[field], then[field]),
      )
      const { parentId, position, ...said } = Object.fromEntries(
        unchanged.map((field) => [field, before[field]]),
      ) as SeatPatch
      const goesBack = unchanged.includes('parentId') && mayGoUnder(tx, seat, parentId ?? null)
      const note = said.note === undefined ? {} : noteWritten(tx, context, seat, said.note)
      tx.update(seats, id, {
        ...said,
        ...note,
        ...stillThere(tx, seat, said),
        ...(goesBack && {
          parentId: parentId ?? null,
          position: before.position ?? position ?? seat.position,
        }),
        updatedAt: now,
      })
    }
    takeAway(tx, chartId, new Set(added), now)
  },
})

function takeAway(tx: Transaction, chartId: string, ids: ReadonlySet<string>, now: string): void {
  const byId = seatsById(tx)
  const present = seatsIn(tx, chartId)
  for (const { id, parentId } of present) {
    let above = parentId
    while (above !== null && ids.has(above)) above = byId(above)?.parentId ?? null
    if (above !== parentId && !ids.has(id)) tx.update(seats, id, { parentId: above, updatedAt: now })
  }
  for (const { id } of present)
    if (ids.has(id)) tx.update(seats, id, { archivedAt: now, removedWithId: id, updatedAt: now })
}

/** @throws {Refusal} the live chart is imported by directors */
function findOwnChart(tx: Transaction, actor: Actor, chartId: string): OrgChart {
  const chart = findChart(tx, chartId)
  if (chart.kind === 'live' && !canEditLiveChart(actor)) refuse('org-chart/not-yours')
  return chart
}

function seatIn(tx: Transaction, chartId: string, id: string): Seat {
  const seat = seatsById(tx)(id)
  return seat?.chartId === chartId ? seat : notFound()
}

const parentIn = (tx: Transaction, chartId: string, parentId: string | null | undefined): string | null =>
  parentId ? seatIn(tx, chartId, parentId).id : null

function check(tx: Transaction, seat: Pick<Seat, 'id' | 'chartId'>, said: SeatPatch, before?: Seat): void {
  if (!(said.secondLineIds ?? []).every((id) => isOther(tx, seat, id))) notFound()
  for (const id of said.holderIds ?? [])
    if (!before?.holderIds.includes(id) && !isActiveMember(tx.find(people, id)))
      refuse('org-chart/holder-without-access')
}

/** Where a changed seat stands: as before, or last under the one that it is to report to. */
function placeIn(tx: Transaction, seat: Seat, said: SeatPatch, places: Places): SeatPatch {
  if (said.parentId === undefined || said.parentId === seat.parentId) return { position: seat.position }
  const parentId = parentIn(tx, seat.chartId, said.parentId)
  if (makesCircle(seatsById(tx), seat.id, parentId)) refuse('org-chart/circle')
  checkLevels(tx, seat.id, parentId)
  return { parentId, position: places.last(parentId) }
}

function mayGoUnder(tx: Transaction, seat: Seat, parentId: string | null): boolean {
  if (parentId === null) return true
  if (seatsById(tx)(parentId)?.chartId !== seat.chartId || makesCircle(seatsById(tx), seat.id, parentId))
    return false
  return fits(tx, seat.id, parentId)
}

/** Of people and seats that a seat named before, those that it may still name. */
function stillThere(tx: Transaction, seat: Seat, { holderIds, secondLineIds }: SeatPatch): SeatPatch {
  const holds = (id: string) => seat.holderIds.includes(id) || isActiveMember(tx.find(people, id))
  return {
    ...(holderIds && { holderIds: holderIds.filter(holds) }),
    ...(secondLineIds && { secondLineIds: secondLineIds.filter((id) => isOther(tx, seat, id)) }),
  }
}

/** Whether it is another seat of the same chart. */
const isOther = (tx: Transaction, { id, chartId }: Pick<Seat, 'id' | 'chartId'>, otherId: string): boolean =>
  otherId !== id && seatsById(tx)(otherId)?.chartId === chartId

/** Last places, each asked for once: a seat may have two thousand beneath it. */
class Places {
  readonly #tx: Transaction
  readonly #chartId: string
  readonly #last = new Map<string | null, number>()

  constructor(tx: Transaction, chartId: string) {
    this.#tx = tx
    this.#chartId = chartId
  }

  last(parentId: string | null): number {
    const known =
      this.#last.get(parentId) ?? siblingsIn(this.#tx, this.#chartId, parentId).at(-1)?.position ?? 0
    this.#last.set(parentId, known + 1)
    return known + 1
  }
}
