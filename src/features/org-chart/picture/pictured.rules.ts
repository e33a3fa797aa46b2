import type { Branch, Collapsed } from '../charts/forest.rules.ts'
import { itemsOf } from '../layout/card-size.rules.ts'
import { type Direction, type Layout, layoutOf, type PlacedCard } from '../layout/layout.rules.ts'

/** What a picture shows: branches, how they stand, and of which nothing beneath is shown. */
export interface Pictured {
  readonly layout: Layout
  readonly direction: Direction
  readonly branches: ReadonlyMap<string, Branch>
  readonly cards: ReadonlyMap<string, PlacedCard>
  readonly showsRoles: boolean
  readonly collapsed: Collapsed
}

const NONE: Collapsed = new Set()

export function pictured(
  roots: readonly Branch[],
  {
    direction,
    showsRoles,
    collapsed = NONE,
  }: { direction: Direction; showsRoles: boolean; collapsed?: Collapsed },
): Pictured {
  const layout = layoutOf(itemsOf(roots, collapsed, showsRoles), direction)
  const branches = new Map<string, Branch>()
  const open = [...roots]
  for (let branch = open.pop(); branch; branch = open.pop()) {
    branches.set(branch.seat.id, branch)
    if (!collapsed.has(branch.seat.id)) open.push(...branch.children)
  }
  const cards = new Map(layout.cards.map((card) => [card.id, card]))
  return { layout, direction, branches, cards, showsRoles, collapsed }
}

/** Around a picture, in pixels. */
export const MARGIN = 16

export const sizeOf = ({ layout }: Pictured): { width: number; height: number } => ({
  width: layout.width + 2 * MARGIN,
  height: layout.height + 2 * MARGIN,
})
