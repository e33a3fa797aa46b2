import { memo } from 'react'
import { type Branch, siblingsOf } from '../charts/forest.rules.ts'
import type { PlacedCard } from '../layout/layout.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { seatItemId } from '../screen/seat-item-id.ts'
import { SeatCard } from './SeatCard.tsx'

type ItemProps = {
  card: PlacedCard
  /** Without a card in it, for a chart that is far away. */
  isBare: boolean
  isInverted: boolean
  isTarget: boolean
  onToggle: (branch: Branch) => void
  wasDragged: () => boolean
}

/** A card as an item of the tree. A press opens its panel, one on the number beneath it collapses it. */
export const SeatItem = memo(function SeatItem(props: ItemProps) {
  const { card, isBare, isInverted, isTarget, onToggle, wasDragged } = props
  const chart = useChart()
  const branch = chart.forest.byId.get(card.id)
  if (!branch) return null
  const { seat, level, children } = branch
  const siblings = siblingsOf(chart.forest, branch)
  const isCollapsed = chart.collapsed.has(seat.id)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree has the focus, and handles the keys of its items.
    <div
      id={seatItemId(seat.id)}
      role="treeitem"
      tabIndex={-1}
      data-seat={seat.id}
      aria-level={level}
      aria-posinset={siblings.indexOf(branch) + 1}
      aria-setsize={siblings.length}
      aria-selected={chart.openId === seat.id}
      {...(children.length > 0 && { 'aria-expanded': !isCollapsed })}
      {...(isBare && { 'aria-label': seat.name })}
      onClick={({ target }) => {
        if (wasDragged()) return
        if ((target as Element).closest('[data-toggle]')) onToggle(branch)
        else chart.openSeat(seat.id)
      }}
      style={{ left: card.x, top: card.y, width: card.width, height: card.height }}
      className="absolute cursor-pointer outline-none"
    >
      {!isBare && (
        <SeatCard
          branch={branch}
          box={card}
          isCollapsed={isCollapsed}
          isActive={chart.activeId === seat.id}
          isOpen={chart.openId === seat.id}
          isFound={chart.found.has(seat.id)}
          isTarget={isTarget}
          showsRoles={chart.showsRoles}
          isInverted={isInverted}
        />
      )}
    </div>
  )
})
