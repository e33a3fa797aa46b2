import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviceOn, moved, nextPosition, yearsOf } from './strategy.rules.ts'

const entry = (id: string, position: number) => ({ id, position, createdAt: '2026-01-01T00:00:00.000Z' })

test('a moved entry stands before the one it was put before, and everything else keeps its order', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), (names, from, to) => {
      const items = names.map((id, position) => entry(id, position))
      const id = names[from % names.length]!
      const before = names[to % names.length]!
      fc.pre(before !== id)
      const changed = new Map(moved(items, id, before).map((one) => [one.id, one.position]))
      const after = items
        .map((item) => ({ ...item, position: changed.get(item.id) ?? item.position }))
        .toSorted((one, other) => one.position - other.position)
        .map((item) => item.id)
      expect(after[after.indexOf(id) + 1]).toBe(before)
      expect(after.filter((one) => one !== id)).toEqual(names.filter((one) => one !== id))
    }),
  )
})

test('before an entry that is gone meanwhile means last', () => {
  const items = [entry('a', 0), entry('b', 1)]
  expect(moved(items, 'a', 'gone')).toEqual([
    { id: 'b', position: 0 },
    { id: 'a', position: 1 },
  ])
  expect(moved(items, 'gone', 'a')).toEqual([])
  expect(nextPosition(items)).toBe(2)
})

test.each([
  ['values', 2, 'few'],
  ['values', 7, 'good'],
  ['values', 8, 'many'],
  ['differences', 4, 'many'],
  ['path', 9, null],
] as const)('%s with %i entries: %s', (list, count, advice) => {
  expect(adviceOn(list, count)).toBe(advice)
})

test('a target looks ten years ahead and an outlook three, unless the plan says otherwise', () => {
  expect([yearsOf('targetYears', ''), yearsOf('outlookYears', ''), yearsOf('targetYears', '25')]).toEqual([
    10, 3, 25,
  ])
})
