import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AT_THE_END, byPlace, movedTo } from './order.rules.ts'

const createdAt = '2026-11-02T08:00:00.000Z'
const listed = (...ids: string[]) => ids.map((id, displayOrder) => ({ id, displayOrder, createdAt }))

const after = (rows: { id: string; displayOrder: number; createdAt: string }[], ids: string[]) => {
  const places = new Map(movedTo(rows, ids).map(({ row, displayOrder }) => [row.id, displayOrder]))
  const placed = rows.map(({ id, displayOrder }) => ({ id, place: places.get(id) ?? displayOrder }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
}

test('what nobody has moved stands at the end in the order in which it was made', () => {
  const later = { id: 'a', displayOrder: AT_THE_END, createdAt: '2026-11-03T08:00:00.000Z' }
  const earlier = { id: 'b', displayOrder: AT_THE_END, createdAt }
  const [first] = listed('c')
  expect([later, earlier, first!].toSorted(byPlace).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('a move among many that nobody has moved writes only those named', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    displayOrder: AT_THE_END,
    createdAt,
  }))
  expect(movedTo(many, ['7', '3']).map(({ row, displayOrder }) => [row.id, displayOrder])).toEqual([
    ['7', 0],
    ['3', 1],
  ])
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
