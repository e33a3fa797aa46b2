import type { Seat } from '../org-chart.table.ts'
import type { InTree } from '../seats/tree.rules.ts'

/** What of a seat is compared value by value. Its parent and position are one: its place. */
export const VALUE_FIELDS = [
  'name',
  'holderIds',
  'roles',
  'secondLineIds',
  'teamId',
  'tint',
  'hireBy',
  'note',
] as const

/** What of a seat a draft can change. */
export const CONTENT_FIELDS = ['parentId', 'position', ...VALUE_FIELDS] as const

export type SeatContent = Pick<Seat, (typeof CONTENT_FIELDS)[number]>

export const contentOf = (seat: SeatContent): SeatContent =>
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, seat[field]])) as SeatContent

/**
 * The seats of a live chart as a draft begins with them, each with what it says now, to tell later who has changed what.
 * @param live in any order; each above another one is among them
 * @returns each after the seat above it
 */
export function copiesFor(
  draftId: string,
  live: readonly Seat[],
  by: { actorId: string; now: string },
  copyId: (liveSeatId: string) => string,
): Seat[] {
  const copyIds = new Map(live.map(({ id }) => [id, copyId(id)]))
  const copied = (id: string) => copyIds.get(id)!
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
      secondLineIds: seat.secondLineIds.filter((id) => copyIds.has(id)).map(copied),
      // Whoever copies need not see what was made from a seat.
      issueIds: [],
      taskIds: [],
      createdBy: by.actorId,
      createdAt: by.now,
      updatedAt: by.now,
    }
  })
  return topDown(copies)
}

/** Each after the one above it; those that are in a circle or under none of these are left out. */
export function topDown<S extends InTree>(seats: readonly S[]): S[] {
  const beneath = Map.groupBy(seats, ({ parentId }) => parentId)
  const ordered = [...(beneath.get(null) ?? [])]
  for (const { id } of ordered) ordered.push(...(beneath.get(id) ?? []))
  return ordered
}

/** @param ordered each after the one above it */
export function levelsOf(ordered: readonly InTree[]): number {
  const levels = new Map<string | null, number>([[null, 0]])
  for (const { id, parentId } of ordered) levels.set(id, levels.get(parentId)! + 1)
  return Math.max(0, ...levels.values())
}
