import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.rules.ts'

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=40-', { first: 40, last: 99 }],
  ['bytes=40-49', { first: 40, last: 49 }],
  ['bytes=40-4000', { first: 40, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=50-40', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
  [undefined, null],
])('%s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('a range never leaves the file, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 2 ** 40 }),
      (junk, from, to, size) => {
        for (const header of [junk, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = rangeOf(header, size)
          if (range === null || range === 'none') continue
          expect(range.first).toBeGreaterThanOrEqual(0)
          expect(range.last).toBeLessThan(size)
          expect(range.first).toBeLessThanOrEqual(range.last)
        }
      },
    ),
  )
})
