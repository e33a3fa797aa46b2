import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byHand, neighboursAfter, placeBetween, placeOf } from './place.rules.ts'

const made = (id: string, createdAt: string, place: number | null = null) => ({ id, createdAt, place })

const [first, second, third] = [
  made('a', '2026-11-02T08:00:00.000Z'),
  made('b', '2026-11-03T08:00:00.000Z'),
  made('c', '2026-11-04T08:00:00.000Z'),
]

const ids = (issues: { id: string }[]) => issues.map(({ id }) => id).join('')

test('what nobody has moved stands in the order in which it was made, a new one last', () => {
  expect(ids([third, first, second].toSorted(byHand))).toBe('abc')
})

test.each([
  ['between two others', 'c', -1, 'acb'],
  ['to the top', 'c', -2, 'cab'],
  ['to the end', 'a', 2, 'bca'],
  ['beyond the list, which changes nothing', 'a', -1, null],
  ['nowhere, if it is not in the list', 'z', 1, null],
])('an issue moves %s', (_, id, places, expected) => {
  const shown = [first, second, third]
  const found = neighboursAfter(shown, id, places)
  if (expected === null) return expect(found).toBeNull()
  const place = placeBetween(found!.before, found!.after)
  const after = shown.map((issue) => (issue.id === id ? { ...issue, place } : issue))
  expect(ids(after.toSorted(byHand))).toBe(expected)
  expect(ids(after.toSorted(byHand)).indexOf(id)).toBe(found!.position - 1)
})

test('whatever is moved where, the list is what the moves say, or there is no room left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -5, max: 5 })), { maxLength: 60 }),
      (moves) => {
        let shown = Array.from({ length: 6 }, (_, day) => made(`${day}`, `2026-11-0${day + 1}T08:00:00.000Z`))
        for (const [which, places] of moves) {
          const found = neighboursAfter(shown, shown[which]!.id, places)
          if (!found) continue
          const place = placeBetween(found.before, found.after)
          if (place === null) return
          const expected = shown.toSpliced(which, 1).toSpliced(found.position - 1, 0, shown[which]!)
          shown = expected.map((issue) => (issue === shown[which] ? { ...issue, place } : issue))
          expect(ids(shown.toSorted(byHand))).toBe(ids(shown))
        }
      },
    ),
  )
})

test('two in the same place leave no room between them', () => {
  expect(placeBetween({ ...first, place: 5 }, { ...second, place: 5 })).toBeNull()
  expect(placeOf({ ...first, place: 5 })).toBe(5)
})
