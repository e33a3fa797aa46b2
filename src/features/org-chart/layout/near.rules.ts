import type { Box } from './layout.rules.ts'

/** Where the window stands over the chart: the chart's point 0, 0 is at x, y of the window, scaled by k. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The most cards in the document at a time, and below which scale none has any text. */
export const MOST_CARDS = 300
export const FAR = 0.35

const LEAST_SCALE = 0.04
const LARGEST_SCALE = 2

/** The side of the squares by which the window is followed, so that a small step changes nothing. */
const CELL = 320

/** The part of the chart that is in the window or near it, in whole cells. */
export function nearby({ x, y, k }: Stand, { width, height }: Size): Box {
  const first = (start: number) => Math.floor(-start / k / CELL - 0.5) * CELL
  const last = (start: number, extent: number) => Math.ceil((extent - start) / k / CELL + 0.5) * CELL
  const [left, top] = [first(x), first(y)]
  return { x: left, y: top, width: last(x, width) - left, height: last(y, height) - top }
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The cards near the window, at most as many as a document is to hold: those nearest to its middle. */
export function cardsNear<Card extends Box>(cards: readonly Card[], near: Box): Card[] {
  const found = cards.filter((card) => overlap(card, near))
  if (found.length <= MOST_CARDS) return found
  const [x, y] = [near.x + near.width / 2, near.y + near.height / 2]
  const distance = (card: Box) => Math.hypot(card.x + card.width / 2 - x, card.y + card.height / 2 - y)
  return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, MOST_CARDS)
}

const clamped = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Zooms so that the point of the window stays where it is. */
export function zoomedAt(stand: Stand, factor: number, at: { x: number; y: number }): Stand {
  const k = clamped(stand.k * factor, LEAST_SCALE, LARGEST_SCALE)
  const by = k / stand.k
  return { k, x: at.x - (at.x - stand.x) * by, y: at.y - (at.y - stand.y) * by }
}

/** Around a chart that is fitted into the window. */
const MARGIN = 24

/** The whole chart in the window, no larger than it is and no smaller than `least`; from its top, in the middle. */
export function fitted(chart: Size, window: Size, least = LEAST_SCALE): Stand {
  const scale = Math.min(
    (window.width - 2 * MARGIN) / chart.width,
    (window.height - 2 * MARGIN) / chart.height,
    1,
  )
  const k = clamped(scale, least, 1)
  return { k, x: (window.width - chart.width * k) / 2, y: MARGIN }
}

/** Moves the window as little as shows all of a card. */
export function revealed(stand: Stand, card: Box, window: Size): Stand {
  const by = (start: number, extent: number, room: number) => {
    const [from, to] = [start, start + extent]
    if (to > room - MARGIN) return Math.max(room - MARGIN - to, MARGIN - from)
    return from < MARGIN ? MARGIN - from : 0
  }
  return {
    k: stand.k,
    x: stand.x + by(stand.x + card.x * stand.k, card.width * stand.k, window.width),
    y: stand.y + by(stand.y + card.y * stand.k, card.height * stand.k, window.height),
  }
}
