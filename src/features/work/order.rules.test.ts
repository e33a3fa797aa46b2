import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, nextPlace } from './order.rules.ts'

const listed = (...ids: string[]) => ids.map((id, displayOrder) => ({ id, displayOrder }))

const after = (rows: { id: string; displayOrder: number }[], ids: string[]) => {
  const places = new Map(movedTo(rows, ids).map(({ row, displayOrder }) => [row.id, displayOrder]))
  const placed = rows.map(({ id, displayOrder }) => ({ id, place: places.get(id) ?? displayOrder }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
}

test('the next place is after the last, or the first of an empty list', () => {
  expect(nextPlace([])).toBe(0)
  expect(nextPlace([{ id: 'a', displayOrder: 7 }])).toBe(8)
})

test('those named come first in that order, and the rest keep theirs', () => {
  expect(after(listed('a', 'b', 'c', 'd'), ['c', 'a'])).toEqual(['c', 'a', 'b', 'd'])
  expect(after(listed('a', 'b', 'c'), [])).toEqual(['a', 'b', 'c'])
})

test('only rows whose place changes are returned', () => {
  expect(movedTo(listed('a', 'b', 'c'), ['a', 'c']).map(({ row }) => row.id)).toEqual(['c', 'b'])
})

test('every row has a place of its own, whatever is asked for', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(names, fc.array(fc.nat(20)), (ids, picks) => {
      const wanted = picks.flatMap((pick) => ids[pick] ?? [])
      const order = after(listed(...ids), wanted)
      expect(order.toSorted()).toEqual(ids.toSorted())
      expect(order.slice(0, new Set(wanted).size)).toEqual([...new Set(wanted)])
    }),
  )
})
