import { hierarchy, type HierarchyNode } from 'd3-hierarchy'
import { type Contour, gapBetween, merged, shifted } from './contour.rules.ts'

/** What is laid out: a seat with the size of its card, and the seats beneath it that are shown. */
export interface Item {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly children: readonly Item[]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedCard extends Box {
  readonly id: string
  readonly parentId: string | null
  /** Whether it hangs below its parent, one under the other, rather than standing on the next level. */
  readonly hangs: boolean
}

export interface Layout {
  readonly cards: readonly PlacedCard[]
  readonly width: number
  readonly height: number
}

export type Direction = 'down' | 'right'

/** How far seats that hang are indented, and what lies between cards. */
export const INDENT = 22
const BESIDE = 18
const BETWEEN_LEVELS = 32
const BETWEEN_HANGING = 10

/** A subtree whose root stands at 0 of its breadth; depths are those of the whole chart. */
interface Block {
  readonly cards: readonly PlacedCard[]
  readonly left: Contour
  readonly right: Contour
  /** The middle of its root. */
  readonly middle: number
}

type Node = HierarchyNode<Item>

/**
 * Where each card stands. Levels are as high as their tallest card; a seat whose seats have none beneath them lets them hang below it,
 * indented. To the right, levels are columns, and nothing hangs.
 */
export function layoutOf(roots: readonly Item[], direction: Direction): Layout {
  const isDown = direction === 'down'
  const given = isDown ? roots : roots.map(turnedItem)
  const tree = hierarchy<Item>({ id: '', width: 0, height: 0, children: given }, ({ children }) => [
    ...children,
  ])
  const blocks = blocksUnder(tree, levelStarts(tree), isDown)
  const { cards } = besideEachOther(blocks)
  const start = cards.reduce((least, { x }) => Math.min(least, x), Infinity)
  const placed = cards.map((card) => ({ ...card, x: card.x - start }))
  const extent = (end: (card: PlacedCard) => number) =>
    placed.reduce((most, card) => Math.max(most, end(card)), 0)
  const breadth = extent(({ x, width }) => x + width)
  const depth = extent(({ y, height }) => y + height)
  return isDown
    ? { cards: placed, width: breadth, height: depth }
    : { cards: placed.map(turned), width: depth, height: breadth }
}

const turnedItem = ({ id, width, height, children }: Item): Item => ({
  id,
  width: height,
  height: width,
  children: children.map(turnedItem),
})

const turned = (card: PlacedCard): PlacedCard => ({
  ...card,
  x: card.y,
  y: card.x,
  width: card.height,
  height: card.width,
})

/** Where each level begins, below the tallest card of the one before. */
function levelStarts(tree: Node): number[] {
  const heights: number[] = []
  tree.each(({ depth, data }) => (heights[depth] = Math.max(heights[depth] ?? 0, data.height)))
  const starts = [0]
  for (let depth = 1; depth <= heights.length; depth++)
    starts[depth] = depth === 1 ? 0 : starts[depth - 1]! + heights[depth - 1]! + BETWEEN_LEVELS
  return starts
}

/** The blocks of the seats directly under a node, from the leaves up, so that no chart is too deep. */
function blocksUnder(tree: Node, starts: readonly number[], mayHang: boolean): Block[] {
  const done = new Map<Node, Block>()
  tree.eachAfter((node) => {
    if (node !== tree) done.set(node, blockOf(node, done, starts, mayHang))
  })
  return (tree.children ?? []).map((child) => done.get(child)!)
}

function blockOf(
  node: Node,
  done: ReadonlyMap<Node, Block>,
  starts: readonly number[],
  mayHang: boolean,
): Block {
  const { children = [], data, depth, parent } = node
  const card: PlacedCard = {
    id: data.id,
    parentId: parent?.data.id || null,
    x: 0,
    y: starts[depth]!,
    width: data.width,
    height: data.height,
    hangs: false,
  }
  const isHanging = mayHang && children.length > 0 && children.every((child) => !child.children)
  if (isHanging) return blockAround(card, hangingCards(card, children, starts[depth + 1]!))
  if (children.length === 0) return blockAround(card, [])
  const beneath = besideEachOther(children.map((child) => done.get(child)!))
  const x = beneath.middle - card.width / 2
  const own = blockAround({ ...card, x }, [])
  return {
    cards: [...own.cards, ...beneath.cards],
    left: [...own.left, ...beneath.left],
    right: [...own.right, ...beneath.right],
    middle: beneath.middle,
  }
}

function hangingCards(above: PlacedCard, children: readonly Node[], start: number): PlacedCard[] {
  let y = start
  return children.map(({ data }) => {
    const card = {
      id: data.id,
      parentId: above.id,
      x: INDENT,
      y,
      width: data.width - INDENT,
      height: data.height,
      hangs: true,
    }
    y += data.height + BETWEEN_HANGING
    return card
  })
}

/** A card with those that hang below it. What is beneath it leaves no room for others beside it up to its own edge. */
function blockAround(card: PlacedCard, hanging: readonly PlacedCard[]): Block {
  const cards = [card, ...hanging]
  const bottom = cards.at(-1)!.y + cards.at(-1)!.height
  const right = cards.reduce((most, { x, width }) => Math.max(most, x + width), -Infinity)
  return {
    cards,
    left: [{ from: card.y, to: bottom, at: card.x }],
    right: [{ from: card.y, to: bottom, at: right }],
    middle: card.x + card.width / 2,
  }
}

/** Puts blocks as near to each other as their outlines allow. The middle is that between the first and the last root. */
function besideEachOther(blocks: readonly Block[]): Block {
  const cards: PlacedCard[] = []
  let left: Contour = []
  let right: Contour = []
  const middles: number[] = []
  for (const block of blocks) {
    const by = right.length === 0 ? 0 : BESIDE - gapBetween(right, block.left)
    for (const card of block.cards) cards.push({ ...card, x: card.x + by })
    left = merged(left, shifted(block.left, by))
    right = merged(shifted(block.right, by), right)
    middles.push(block.middle + by)
  }
  const middle = middles.length === 0 ? 0 : (middles[0]! + middles.at(-1)!) / 2
  return { cards, left, right, middle }
}
