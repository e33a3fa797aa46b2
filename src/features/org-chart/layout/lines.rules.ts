import type { Box, Direction, PlacedCard } from './layout.rules.ts'

/** How far from its left edge the line of hanging seats leaves a card, and how round its corners are. */
const RAIL = 10
const ROUND = 6

const middleOf = ({ y, height }: Box): number => y + height / 2

/** An SVG path from a card to the one above it. */
export function lineTo(parent: Box, card: PlacedCard, direction: Direction): string {
  if (card.hangs) {
    const [x, y] = [parent.x + RAIL, middleOf(card)]
    return `M${x} ${parent.y + parent.height}V${y - ROUND}Q${x} ${y} ${x + ROUND} ${y}H${card.x}`
  }
  return direction === 'down' ? lineDown(parent, card) : lineRight(parent, card)
}

function lineDown(parent: Box, card: Box): string {
  const [from, to] = [parent.x + parent.width / 2, card.x + card.width / 2]
  const bend = card.y - 16
  const start = `M${from} ${parent.y + parent.height}`
  if (Math.abs(to - from) < 1) return `${start}V${card.y}`
  const round = Math.min(ROUND, Math.abs(to - from)) * Math.sign(to - from)
  return `${start}V${bend}H${to - round}Q${to} ${bend} ${to} ${bend + ROUND}V${card.y}`
}

function lineRight(parent: Box, card: Box): string {
  const [from, to] = [middleOf(parent), middleOf(card)]
  const bend = card.x - 16
  const start = `M${parent.x + parent.width} ${from}`
  if (Math.abs(to - from) < 1) return `${start}H${card.x}`
  const round = Math.min(ROUND, Math.abs(to - from)) * Math.sign(to - from)
  return `${start}H${bend}V${to - round}Q${bend} ${to} ${bend + ROUND} ${to}H${card.x}`
}

/** An SVG path to a seat to which a card also reports: along its side, and in at the nearer side of the other. */
export function secondLine(card: Box, to: Box): string {
  const isLeftOf = card.x + card.width <= to.x
  const x = card.x + card.width + 9
  const end = isLeftOf ? to.x : to.x + to.width
  return `M${card.x + card.width} ${middleOf(card)}H${x}V${middleOf(to)}H${end}`
}

/** Rectangles as one SVG path, for a chart that is too small for text. */
export const rectangles = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
