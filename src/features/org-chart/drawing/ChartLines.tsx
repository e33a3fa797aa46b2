import { memo, useMemo } from 'react'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import type { Box, Direction, Layout, PlacedCard } from '../layout/layout.rules.ts'
import { lineTo, secondLine } from '../layout/lines.rules.ts'
import { overlap } from '../layout/near.rules.ts'

type ChartLinesProps = {
  layout: Layout
  byId: ReadonlyMap<string, PlacedCard>
  direction: Direction
  /** The part of the chart that is drawn. */
  near: Box
  open: Branch | undefined
  secondLines: readonly (readonly [string, string])[]
}

/** The lines between cards, as few paths. The way from the open seat to the top is drawn over them. */
export const ChartLines = memo(function ChartLines(props: ChartLinesProps) {
  const { layout, byId, direction, near, open, secondLines } = props
  const lineOf = (card: PlacedCard | undefined): string => {
    const parent = byId.get(card?.parentId ?? '')
    return card && parent ? lineTo(parent, card, direction) : ''
  }
  const lines = useMemo(() => {
    const isDrawn = (card: PlacedCard) => {
      const parent = card.parentId === null ? undefined : byId.get(card.parentId)
      return parent !== undefined && overlap(around(parent, card), near)
    }
    return layout.cards.filter(isDrawn).map(lineOf).join('')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `lineOf` is made of these.
  }, [layout, byId, direction, near])
  const path = open ? [open, ...pathUp(open)].map(({ seat }) => lineOf(byId.get(seat.id))).join('') : ''
  const seconds = secondLines.map(([from, to]) => {
    const [card, other] = [byId.get(from), byId.get(to)]
    return card && other ? secondLine(card, other) : ''
  })
  return (
    <svg
      aria-hidden
      width={layout.width}
      height={layout.height}
      className="pointer-events-none absolute top-0 left-0 overflow-visible fill-none"
    >
      <path d={lines} className="stroke-control-line" strokeWidth={1.2} />
      <path d={seconds.join('')} className="stroke-soft" strokeDasharray="4 4" strokeWidth={1.2} />
      <path d={path} className="stroke-accent" strokeWidth={1.6} />
    </svg>
  )
})

/** The smallest box around both. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
