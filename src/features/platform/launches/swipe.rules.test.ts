import { expect, test } from 'vitest'
import { endOfDrag } from './swipe.rules.ts'

test.each([
  ['a short tap opens', { moved: 2, took: 120 }, 'open'],
  ['a tap as long as it may be opens', { moved: 0, took: 250 }, 'open'],
  ['a long press does nothing', { moved: 0, took: 251 }, 'stay'],
  ['a third of the width is not past it', { moved: 100, took: 300 }, 'stay'],
  ['more than a third dismisses', { moved: 101, took: 300 }, 'dismiss'],
  ['to the left as well', { moved: -101, took: 90 }, 'dismiss'],
  ['cut short it has to pass half', { moved: 150, took: 300, wasCancelled: true }, 'stay'],
  ['cut short past half it dismisses', { moved: -151, took: 300, wasCancelled: true }, 'dismiss'],
  ['cut short at once it is no tap', { moved: 0, took: 10, wasCancelled: true }, 'stay'],
] as const)('%s', (_story, drag, end) => {
  expect(endOfDrag({ width: 300, wasCancelled: false, ...drag })).toBe(end)
})
