import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNearly } from './nearly.rules.ts'
import { best, type Findable } from './search.rules.ts'

const named = (...labels: string[]): Findable[] =>
  labels.map((label) => ({ id: label, label, detail: 'Crew' }))
const found = (rows: Findable[], sought: string) => best(rows, sought).map(({ label }) => label)

test.each([
  ['vranish', 'two letters swapped'],
  ['varnih', 'one left out'],
  ['varnissh', 'one doubled'],
  ['varnush', 'one wrong'],
  ['varn', 'only the beginning'],
  ['mizen varnsh', 'a slip in each of two words'],
  ['crew varnsih', 'the team, and a slip'],
])('“%s” finds “Varnish the mizzen”: %s', (sought) => {
  expect(found(named('Varnish the mizzen', 'Tar the hull', 'Vanquish'), sought)).toContain(
    'Varnish the mizzen',
  )
})

test.each(['xyzzy', 'tor', 'hall', 'mizzen ropes', 'varnishing'])('“%s” does not find it', (sought) => {
  expect(found(named('Varnish the mizzen'), sought)).toEqual([])
})

test('what begins so comes first, then words that do, then what has it, then what nearly does', () => {
  const rows = named('Topsails', 'The sail loft', 'Sail', 'Sial', 'Mainsail')
  expect(found(rows, 'sail')).toEqual(['Sail', 'The sail loft', 'Mainsail', 'Topsails', 'Sial'])
})

test('accents and capitals make no difference, either way', () => {
  expect(found(named('José’s Löwe', 'Jose'), 'JOSÉ')).toEqual(['Jose', 'José’s Löwe'])
  expect(found(named('José’s Löwe'), 'lowe')).toHaveLength(1)
})

test('where enough fits, nothing is shown that only nearly does', () => {
  const rows = named('Sail 1', 'Sail 2', 'Sail 3', 'Sail 4', 'Sail 5', 'Sial')
  expect(found(rows, 'sail')).toHaveLength(5)
  expect(found(rows, 'sail')).not.toContain('Sial')
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 4, maxLength: 9 })

test('one slip anywhere after the first letter of a word is forgiven', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('a', 'x'), (given, place, letter) => {
      const at = 1 + (place % (given.length - 1))
      const slips = [
        given.slice(0, at) + given.slice(at + 1),
        given.slice(0, at) + letter + given.slice(at),
        given.slice(0, at) + letter + given.slice(at + 1),
      ]
      for (const slip of slips) expect(hasNearly(`an ${given}ly`, slip, 1)).toBe(true)
    }),
  )
})

test('whatever is typed, nothing that is found is shown twice, and every row that begins so is before the others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (labels, sought) => {
      const shown = found(named(...labels), sought)
      expect(new Set(shown).size).toBe(shown.length)
      const begins = shown.map((label) => label.startsWith(sought))
      expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)))
    }),
  )
})
