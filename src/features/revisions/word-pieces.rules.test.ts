import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './word-pieces.rules.ts'

test('what stayed and what went is the text before, what stayed and what came the text after', () => {
  const words = fc.array(fc.constantFrom('calm', 'hands', 'early', '\n', ' ', 'ü', '.'), { maxLength: 30 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')]
      const pieces = piecesOf(before, after)
      const joined = (kind: 'gone' | 'new') =>
        pieces
          .filter((piece) => piece.kind === 'same' || piece.kind === kind)
          .map(({ text }) => text)
          .join('')
      expect([joined('gone'), joined('new')]).toEqual([before, after])
    }),
  )
})

test('texts that have nothing in common are laid over one another at once', () => {
  const before = Array.from({ length: 5_000 }, (_, nth) => `w${nth % 997}`).join(' ')
  const after = Array.from({ length: 5_000 }, (_, nth) => `v${(nth * 7) % 991}`).join(' ')
  const since = performance.now()
  expect(piecesOf(before, after)).toEqual([
    { at: 0, text: before, kind: 'gone' },
    { at: before.length, text: after, kind: 'new' },
  ])
  expect(performance.now() - since).toBeLessThan(10_000)
})
