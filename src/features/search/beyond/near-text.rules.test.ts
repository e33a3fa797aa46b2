import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNearly, slipsIn } from '../nearly.rules.ts'
import { hasNearlyAll, piecesOf } from './near-text.rules.ts'

test('a word is cut into one piece more than slips are forgiven in it; a day is not cut', () => {
  expect(piecesOf('rot')).toEqual(['rot'])
  expect(piecesOf('anchor')).toEqual(['anc', 'hor', 'anhcor'])
  expect(piecesOf('anchorage')).toEqual(['anc', 'hor', 'age', 'anhcor', 'hoarge', 'anhcoarge'])
  expect(piecesOf('2026-03-02')).toEqual(['2026-03-02'])
})

test('every text that has a word nearly has a piece of it', () => {
  const letter = fc.constantFrom('a', 'b', 'c')
  const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, word, (sought, text) => {
      fc.pre(hasNearly(text, sought, slipsIn(sought)))
      expect(piecesOf(sought).some((piece) => text.includes(piece))).toBe(true)
    }),
    { numRuns: 5_000, examples: [['bbcabacb', 'bcbaabcb']] },
  )
})

test('each word is to be there, or nearly; accents make no difference, and digits are exact', () => {
  expect(hasNearlyAll('Anchor chain, Crew', ['ancohr', 'crew'])).toBe(true)
  expect(hasNearlyAll('Anchor chain, Crew', ['ancohr', 'deck'])).toBe(false)
  expect(hasNearlyAll('Café', ['cafe'])).toBe(true)
  expect(hasNearlyAll('Crew 2026-03-02', ['2026-03-03'])).toBe(false)
})
