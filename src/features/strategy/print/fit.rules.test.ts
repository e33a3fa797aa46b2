import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitFor, pagesOf, SCALES, SMALLEST_SCALE } from './fit.rules.ts'

const height = fc.double({ min: 1, max: 10_000, noNaN: true })

test('a sheet shrinks no more than it has to, and never below what can be read', () => {
  fc.assert(
    fc.property(height, (full) => {
      const { scale } = fitFor((at) => full * at.scale, 700)
      expect(scale).toBeGreaterThanOrEqual(SMALLEST_SCALE)
      expect(scale).toBeLessThanOrEqual(1)
      if (full * scale > 700) expect(scale).toBeCloseTo(SMALLEST_SCALE)
      const larger = SCALES[SCALES.indexOf(scale) - 1]
      if (larger !== undefined) expect(full * larger).toBeGreaterThan(700)
    }),
  )
})

const blocks = fc.record({ divided: height, unused: fc.double({ min: 0, max: 2_000, noNaN: true }) })

test('blocks are divided only where a sheet of whole ones would not fit', () => {
  fc.assert(
    fc.property(blocks, ({ divided, unused }) => {
      const whole = divided + unused
      const fit = fitFor(({ scale, isWhole }) => (isWhole ? whole : divided) * scale, 700)
      expect(fit.isWhole).toBe(whole * SMALLEST_SCALE <= 700)
      if (divided * SMALLEST_SCALE <= 700)
        expect((fit.isWhole ? whole : divided) * fit.scale).toBeLessThanOrEqual(700)
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
