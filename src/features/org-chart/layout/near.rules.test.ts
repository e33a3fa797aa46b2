import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsNear, fitted, MOST_CARDS, nearby, overlap, revealed, zoomedAt } from './near.rules.ts'

const WINDOW = { width: 1200, height: 800 }

test('the point under the pointer stays where it is while one zooms', () => {
  fc.assert(
    fc.property(
      fc.record({
        x: fc.integer({ min: -5000, max: 5000 }),
        y: fc.integer({ min: -5000, max: 5000 }),
        k: fc.double({ min: 0.1, max: 2, noNaN: true }),
      }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (stand, factor) => {
        const at = { x: 300, y: 200 }
        const after = zoomedAt(stand, factor, at)
        expect((at.x - after.x) / after.k).toBeCloseTo((at.x - stand.x) / stand.k, 3)
        expect((at.y - after.y) / after.k).toBeCloseTo((at.y - stand.y) / stand.k, 3)
      },
    ),
  )
})

test('what is near holds all that is in the window', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -5000, max: 5000 }),
      fc.double({ min: 0.35, max: 2, noNaN: true }),
      (x, y, k) => {
        const near = nearby({ x, y, k }, WINDOW)
        expect(near.x).toBeLessThanOrEqual(-x / k)
        expect(near.x + near.width).toBeGreaterThanOrEqual((WINDOW.width - x) / k)
      },
    ),
  )
})

test('a document never holds more than 300 cards, and then those in the middle', () => {
  const cards = Array.from({ length: 2_000 }, (_, index) => ({
    x: (index % 50) * 20,
    y: Math.floor(index / 50) * 20,
    width: 10,
    height: 10,
  }))
  const found = cardsNear(cards, { x: 0, y: 0, width: 1_000, height: 800 })
  expect(found).toHaveLength(MOST_CARDS)
  expect(found.every((card) => overlap(card, { x: 200, y: 100, width: 600, height: 600 }))).toBe(true)
})

test('the whole chart fits into the window, and one card is shown by the smallest step', () => {
  expect(fitted({ width: 2_304, height: 500 }, WINDOW)).toEqual({ k: 0.5, x: 24, y: 24 })
  expect(fitted({ width: 23_040, height: 500 }, WINDOW, 0.5).k).toBe(0.5)
  const stand = { x: 0, y: 0, k: 1 }
  expect(revealed(stand, { x: 100, y: 100, width: 200, height: 60 }, WINDOW)).toEqual(stand)
  expect(revealed(stand, { x: 1_100, y: -50, width: 200, height: 60 }, WINDOW)).toEqual({
    x: -124,
    y: 74,
    k: 1,
  })
})
