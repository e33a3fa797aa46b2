import { jointId } from '../../work/joint-id.rules.ts'
import type { Seat } from '../org-chart.table.ts'

/** What of a seat a draft can change. */
export const CONTENT_FIELDS = [
  'parentId',
  'position',
  'name',
  'holderIds',
  'roles',
  'secondLineIds',
  'teamId',
  'tint',
  'hireBy',
  'note',
] as const

export type SeatContent = Pick<Seat, (typeof CONTENT_FIELDS)[number]>

const contentOf = (seat: SeatContent): SeatContent =>
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, seat[field]])) as SeatContent

/** The id of a live seat's copy in a draft. */
const copyId = (draftId: string, liveSeatId: string): string => jointId(draftId, liveSeatId)

/**
 * The seats of a live chart as a draft begins with them, each with what it says now, to tell later who has changed what.
 * @param live in any order; each above another one is among them
 * @returns each after the seat above it
 */
export function copiesFor(
  draftId: string,
  live: readonly Seat[],
  by: { actorId: string; now: string },
): Seat[] {
  const ids = new Set(live.map(({ id }) => id))
  const copied = (id: string) => copyId(draftId, id)
  const copies = live.map((seat) => {
    const content = contentOf(seat)
    return {
      ...seat,
      id: copied(seat.id),
      chartId: draftId,
      isDraft: true,
      liveSeatId: seat.id,
      base: content,
      parentId: seat.parentId === null ? null : copied(seat.parentId),
      secondLineIds: seat.secondLineIds.filter((id) => ids.has(id)).map(copied),
      createdBy: by.actorId,
      createdAt: by.now,
      updatedAt: by.now,
    }
  })
  return topDown(copies)
}

function topDown(seats: readonly Seat[]): Seat[] {
  const beneath = Map.groupBy(seats, ({ parentId }) => parentId)
  const ordered = [...(beneath.get(null) ?? [])]
  for (const { id } of ordered) ordered.push(...(beneath.get(id) ?? []))
  return ordered
}
