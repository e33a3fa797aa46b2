import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INDENT, type Item, layoutOf, type PlacedCard } from './layout.rules.ts'
import { lineTo } from './lines.rules.ts'
import { overlap } from './near.rules.ts'

const item = (id: string, height: number, ...children: Item[]): Item => ({ id, width: 200, height, children })

const byId = (cards: readonly PlacedCard[]) => new Map(cards.map((card) => [card.id, card]))

/** Charts of up to forty cards of all heights, each under one that came before it, or at the top. */
const anyChart = fc
  .array(fc.record({ height: fc.integer({ min: 40, max: 200 }), under: fc.nat(60) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((given) => {
    const roots: Item[] = []
    const made: { children: Item[] }[] = []
    for (const [index, { height, under }] of given.entries()) {
      const children: Item[] = []
      const one = { id: `${index}`, width: 200, height, children }
      ;(made[under]?.children ?? roots).push(one)
      made.push(one)
    }
    return roots
  })

const anyDirection = fc.constantFrom('down' as const, 'right' as const)

const everyItem = (roots: readonly Item[]): Item[] =>
  roots.flatMap((one) => [one, ...everyItem(one.children)])

test('no card lies over another, whatever the chart, and each of them is laid out', () => {
  fc.assert(
    fc.property(anyChart, anyDirection, (roots, direction) => {
      const { cards, width, height } = layoutOf(roots, direction)
      expect(cards.map(({ id }) => id).toSorted()).toEqual(
        everyItem(roots)
          .map(({ id }) => id)
          .toSorted(),
      )
      for (const [index, card] of cards.entries()) {
        for (const other of cards.slice(index + 1)) expect(overlap(card, other)).toBe(false)
        expect(card.x).toBeGreaterThanOrEqual(-1e-6)
        expect(card.x + card.width).toBeLessThanOrEqual(width + 1e-6)
        expect(card.y + card.height).toBeLessThanOrEqual(height + 1e-6)
      }
    }),
  )
})

test('a seat whose seats have none beneath them lets them hang below it, one under the other and indented', () => {
  fc.assert(
    fc.property(anyChart, (roots) => {
      const placed = byId(layoutOf(roots, 'down').cards)
      for (const { id, children } of everyItem(roots)) {
        const hangs = children.length > 0 && children.every((child) => child.children.length === 0)
        const above = placed.get(id)!
        const below = children.map((child) => placed.get(child.id)!)
        expect(below.map((card) => card.hangs)).toEqual(children.map(() => hangs))
        if (hangs) expect(below.map(({ x }) => Math.round(x - above.x))).toEqual(children.map(() => INDENT))
        for (const card of below) expect(card.y).toBeGreaterThan(above.y + above.height)
      }
    }),
  )
})

test('a level is as high as its tallest card, and a parent stands over the middle of its seats', () => {
  const leaf = (id: string) => item(id, 60, item(`${id} below`, 60, item(`${id} last`, 60)))
  const { cards } = layoutOf([item('top', 60, item('tall', 180, leaf('a'), leaf('b')), leaf('c'))], 'down')
  const placed = byId(cards)
  expect(placed.get('tall')!.y).toBe(placed.get('c')!.y)
  expect(placed.get('a')!.y).toBe(placed.get('tall')!.y + 180 + 32)
  expect(placed.get('c below')!.y).toBe(placed.get('a')!.y)
  const middle = (id: string) => placed.get(id)!.x + 100
  expect(middle('tall')).toBe((middle('a') + middle('b')) / 2)
})

test('to the right, levels are columns and nothing hangs', () => {
  const { cards } = layoutOf([item('top', 60, item('a', 60), item('b', 90))], 'right')
  expect(cards.map(({ x }) => x)).toEqual([0, 232, 232])
  expect(cards.every((card) => !card.hangs && card.width === 200)).toBe(true)
})

test('lines lead from each card to the one above it', () => {
  const { cards } = layoutOf([item('top', 60, item('a', 60), item('b', 60))], 'down')
  const [top, a] = cards
  expect(lineTo(top!, a!, 'down')).toBe('M10 60V116Q10 122 16 122H22')
})
