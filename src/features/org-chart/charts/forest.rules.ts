import type { HeldSeat } from './charts.queries.ts'

/** A seat with its place in the chart. */
export interface Branch {
  readonly seat: HeldSeat
  readonly parent: Branch | null
  readonly children: readonly Branch[]
  /** From 1. */
  readonly level: number
  /** How many seats stand beneath it, on all levels. */
  readonly beneath: number
}

/** A whole chart. */
export interface Forest {
  readonly roots: readonly Branch[]
  readonly byId: ReadonlyMap<string, Branch>
  /** How many levels there are. */
  readonly levels: number
}

/** Puts seats together that are in order among those of the same parent. */
export function forestOf(seats: readonly HeldSeat[]): Forest {
  const beneath = Map.groupBy(seats, ({ parentId }) => parentId)
  const byId = new Map<string, Branch>()
  let levels = 0
  const grow = (seat: HeldSeat, parent: Branch | null): Branch => {
    const children: Branch[] = []
    const branch = { seat, parent, children, level: (parent?.level ?? 0) + 1, beneath: 0 }
    byId.set(seat.id, branch)
    levels = Math.max(levels, branch.level)
    for (const child of beneath.get(seat.id) ?? []) children.push(grow(child, branch))
    branch.beneath = children.reduce((sum, child) => sum + 1 + child.beneath, 0)
    return branch
  }
  const roots = (beneath.get(null) ?? []).map((seat) => grow(seat, null))
  return { roots, byId, levels }
}

export type Collapsed = ReadonlySet<string>

/** The branches on the screen, each before those beneath it. */
export function shownIn(forest: Pick<Forest, 'roots'>, collapsed: Collapsed): Branch[] {
  const shown: Branch[] = []
  const open = forest.roots.toReversed()
  for (let branch = open.pop(); branch; branch = open.pop()) {
    shown.push(branch)
    if (!collapsed.has(branch.seat.id)) open.push(...branch.children.toReversed())
  }
  return shown
}

/** The branches above this one, from the nearest to the top. */
export function pathUp({ parent }: Branch): Branch[] {
  const path: Branch[] = []
  for (let next = parent; next; next = next.parent) path.push(next)
  return path
}

/** The seats that report to the same one, itself among them. */
export const siblingsOf = (forest: Forest, { parent }: Branch): readonly Branch[] =>
  parent ? parent.children : forest.roots

/** What is collapsed when so many levels are to be seen. */
export const collapsedBelow = ({ byId }: Forest, levels: number): Collapsed =>
  new Set(
    [...byId.values()]
      .filter(({ level, children }) => level >= levels && children.length > 0)
      .map(({ seat }) => seat.id),
  )

/** The seats whose name, holder or role holds the words, in the order of the chart. */
export function matchesIn(forest: Forest, query: string, nameOf: (seat: HeldSeat) => string): Branch[] {
  const sought = query.trim().toLocaleLowerCase()
  if (sought === '') return []
  return shownIn(forest, new Set()).filter(({ seat }) =>
    `${seat.name}\n${nameOf(seat)}`.toLocaleLowerCase().includes(sought),
  )
}

export interface Counts {
  seats: number
  open: number
  people: number
}

export function countsOf(seats: readonly HeldSeat[]): Counts {
  const people = new Set(seats.flatMap(({ holders }) => holders.map(({ id }) => id)))
  return {
    seats: seats.length,
    open: seats.filter(({ holders }) => holders.length === 0).length,
    people: people.size,
  }
}
