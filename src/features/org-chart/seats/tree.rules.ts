/** How seats stand above and beneath each other. A tree is looked up seat by seat, so a rule looks at no more than it needs. */

export interface InTree {
  readonly id: string
  readonly parentId: string | null
}

export type ById<S extends InTree> = (id: string) => S | undefined
export type ChildrenOf<S extends InTree> = (id: string) => readonly S[]

/** How many levels a chart may have; a seat at the top is on the first. */
export const MOST_LEVELS = 30

/** The seats above this one, from the nearest to the top. A circle can't come about, and must hang nothing if one ever did. */
export function above<S extends InTree>(byId: ById<S>, { parentId }: InTree): S[] {
  const found = new Set<S>()
  for (let next = parentId; next !== null;) {
    const seat = byId(next)
    if (!seat || found.has(seat)) break
    found.add(seat)
    next = seat.parentId
  }
  return [...found]
}

/** Whether a seat above this one is such a seat. */
export const isBeneath = <S extends InTree>(
  byId: ById<S>,
  seat: InTree,
  isSuch: (above: S) => boolean,
): boolean => above(byId, seat).some(isSuch)

/** Whether the seat would report to itself under this parent. */
export const makesCircle = (byId: ById<InTree>, seatId: string, parentId: string | null): boolean =>
  parentId !== null &&
  (parentId === seatId || isBeneath(byId, { id: '', parentId }, ({ id }) => id === seatId))

/** On which level a seat stands, from 1. */
export const levelOfSeat = (byId: ById<InTree>, seat: InTree): number => above(byId, seat).length + 1

/** The seats beneath this one, each before those beneath it. */
export function beneath<S extends InTree>(childrenOf: ChildrenOf<S>, seatId: string): S[] {
  const found = new Map<string, S>()
  const open = [seatId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const children = childrenOf(id).filter((child) => child.id !== seatId && !found.has(child.id))
    for (const child of children) found.set(child.id, child)
    open.push(...children.map((child) => child.id))
  }
  return [...found.values()]
}

/** Of how many levels the seat and what is beneath it are; of more than a chart may have, only that there are more. */
export function levelsFrom(childrenOf: ChildrenOf<InTree>, seatId: string): number {
  let level = [seatId]
  let count = 0
  while (level.length > 0 && count <= MOST_LEVELS) {
    count++
    level = level.flatMap((id) => childrenOf(id).map((child) => child.id))
  }
  return count
}
