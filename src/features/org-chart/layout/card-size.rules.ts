import type { Branch, Collapsed } from '../charts/forest.rules.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import type { Item } from './layout.rules.ts'

/** The sizes of a card in pixels at 100 %, as `SeatCard` draws it. */
const CARD_WIDTH = 232
const WITHOUT_ROLES = 62
const ABOVE_ROLES = 13
const ROLE = 18

const cardHeight = ({ roles }: Pick<HeldSeat, 'roles'>, showsRoles: boolean): number =>
  WITHOUT_ROLES + (showsRoles && roles.length > 0 ? ABOVE_ROLES + roles.length * ROLE : 0)

/** What is laid out of these branches: those that are not collapsed. */
export const itemsOf = (branches: readonly Branch[], collapsed: Collapsed, showsRoles: boolean): Item[] =>
  branches.map(({ seat, children }) => ({
    id: seat.id,
    width: CARD_WIDTH,
    height: cardHeight(seat, showsRoles),
    children: collapsed.has(seat.id) ? [] : itemsOf(children, collapsed, showsRoles),
  }))
