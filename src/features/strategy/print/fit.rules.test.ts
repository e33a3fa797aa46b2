import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, SCALES, scaleFor, SMALLEST_SCALE } from './fit.rules.ts'

const height = fc.double({ min: 1, max: 10_000, noNaN: true })

test('a sheet shrinks no more than it has to, and never below what can be read', () => {
  fc.assert(
    fc.property(height, (full) => {
      const scale = scaleFor((at) => full * at, 700)
      expect(scale).toBeGreaterThanOrEqual(SMALLEST_SCALE)
      expect(scale).toBeLessThanOrEqual(1)
      if (full * scale > 700) expect(scale).toBeCloseTo(SMALLEST_SCALE)
      const larger = SCALES[SCALES.indexOf(scale) - 1]
      if (larger !== undefined) expect(full * larger).toBeGreaterThan(700)
    }),
  )
})

test.each([
  [0, 1],
  [700, 1],
  [701, 2],
  [1_500, 3],
])('%d of 700 takes %d pages', (full, pages) => {
  expect(pagesOf(full, 700)).toBe(pages)
})
