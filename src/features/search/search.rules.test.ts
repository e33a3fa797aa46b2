import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNearly, slipsIn, Vocabulary } from './nearly.rules.ts'
import { best, type Findable, folded, makeReady } from './search.rules.ts'

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

/** What `best` finds, told without anything that is remembered: every row is compared as a whole. */
function plainBest(rows: readonly Findable[], sought: string): string[] {
  const query = folded(sought).trim().split(/\s+/).join(' ')
  if (query.length < 2) return []
  const words = query.split(' ')
  const textOf = ({ label, detail }: Findable) => `${folded(label)} ${folded(detail)}`
  const rankOf = (row: Findable) => {
    const name = folded(row.label)
    if (!words.every((one) => textOf(row).includes(one))) return null
    return name.startsWith(query) ? 0 : name.includes(` ${query}`) ? 1 : 2
  }
  const nearly = (row: Findable) =>
    words.every((one) => textOf(row).includes(one) || hasNearly(textOf(row), one, slipsIn(one)))
  const keyOf = (row: Findable) => `${folded(row.label)}\u0000${row.id}`
  const inOrder = (few: Findable[]) => few.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const fitting = [0, 1, 2].flatMap((rank) => inOrder(rows.filter((row) => rankOf(row) === rank)))
  const forgives = words.some((one) => slipsIn(one) > 0)
  const lacking = forgives ? Math.max(0, 5 - fitting.length) : 0
  const others = rows.filter((row) => rankOf(row) === null && nearly(row))
  return [...fitting.slice(0, 5), ...inOrder(others.slice(0, lacking))].map(({ id }) => id)
}

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'D'), minLength: 1, maxLength: 6 })
const label = fc.array(shortWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

test('what is remembered of words changes nothing: the same rows are found in the same order as by comparing each anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ label, detail: label }), { maxLength: 30 }),
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (given, searches, isReady) => {
        const rows = given.map((row, index): Findable => ({ ...row, id: String(index + 10) }))
        if (isReady) rows.forEach(makeReady)
        for (const sought of searches)
          expect(best(rows, sought).map(({ id }) => id)).toEqual(plainBest(rows, sought))
      },
    ),
    { numRuns: 400 },
  )
})

test('a vocabulary that has grown full begins afresh, with room for all that it knew', () => {
  const small = new Vocabulary(2)
  small.wordsOf('tar the')
  expect(small.orAfresh).toBe(small)
  small.wordsOf('tar the hull')
  const next = small.orAfresh
  expect(next).not.toBe(small)
  next.wordsOf('tar the hull and mast')
  expect(next.orAfresh).toBe(next)
})
