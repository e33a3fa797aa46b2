import { expect, test } from 'vitest'
import { fitting } from './picture-text.rules.ts'
import { pixelsFor } from './pixels.rules.ts'

const measure = (text: string) => [...text].length * 10

test.each([
  ['Captain', 70, 'Captain'],
  ['Captain', 69, 'Capta…'],
  ['Sales & Marketing', 70, 'Sales…'],
  ['Captain', 5, '…'],
])('%s in %i pixels is %s', (text, width, shown) => {
  expect(fitting(text, width, 12, measure)).toBe(shown)
})

test.each([
  [
    { width: 400, height: 300 },
    { width: 800, height: 600 },
  ],
  [
    { width: 5_000, height: 2_500 },
    { width: 8_192, height: 4_096 },
  ],
  [
    { width: 100_000, height: 10 },
    { width: 8_192, height: 1 },
  ],
])('a picture of %o has %o pixels', (size, pixels) => {
  expect(pixelsFor(size)).toEqual(pixels)
})
