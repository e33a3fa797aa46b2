import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPlace, placeBefore, placesInstead } from './order.rules.ts'

const at = (id: string, position: number) => ({ id, position, createdAt: '2026-03-02T08:00:00.000Z' })

test('a seat stands last, first or between two others', () => {
  const siblings = [at('a', 1), at('b', 2)]
  expect(placeBefore([], null)).toEqual({ position: 1, moved: new Map() })
  expect(placeBefore(siblings, null).position).toBe(3)
  expect(placeBefore(siblings, 'a').position).toBe(0)
  expect(placeBefore(siblings, 'b').position).toBe(1.5)
  expect(placeBefore(siblings, 'gone').position).toBe(3)
})

test('however often seats are put before one another, they stand as they were put', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.option(fc.nat(5))), { maxLength: 120 }), (moves) => {
      let placed = Array.from({ length: 6 }, (_, index) => at(`${index}`, index + 1))
      let wanted = placed.map(({ id }) => id)
      for (const [moving, before] of moves) {
        const [id, beforeId] = [`${moving}`, before === null ? null : `${before}`]
        if (id === beforeId) continue
        const others = placed.filter((one) => one.id !== id).toSorted(byPlace)
        const { position, moved } = placeBefore(others, beforeId)
        placed = [
          ...others.map((one) => ({ ...one, position: moved.get(one.id) ?? one.position })),
          at(id, position),
        ]
        wanted = wanted.filter((one) => one !== id)
        wanted.splice(beforeId === null ? wanted.length : wanted.indexOf(beforeId), 0, id)
        expect(placed.toSorted(byPlace).map((one) => one.id)).toEqual(wanted)
      }
    }),
  )
})

test('what moves up stands where the seat stood that it reported to', () => {
  const siblings = [at('a', 1), at('b', 2), at('c', 3)]
  const places = placesInstead(siblings, 'b', 3)!
  expect([1, ...places, 3]).toEqual([1, ...places, 3].toSorted((one, other) => one - other))
  expect(placesInstead([at('only', 1)], 'only', 2)).toHaveLength(2)
  expect(placesInstead([at('a', 1), at('b', 1), at('c', 1)], 'b', 1)).toBeNull()
})

test('positions as large as numbers can be leave room for others', () => {
  const MOST = Number.MAX_VALUE
  for (const [low, high] of [
    [-MOST, MOST],
    [MOST * 0.9, MOST],
    [1e300, 1e300 + 2 ** 945],
    [MOST, MOST],
  ] as const) {
    const siblings = [at('a', low), at('b', high), at('c', MOST)]
    const { position, moved } = placeBefore(siblings, 'b')
    const place = (nth: number) => moved.get(siblings[nth]!.id) ?? siblings[nth]!.position
    expect(position).toBeGreaterThan(place(0))
    expect(position).toBeLessThan(place(1))
    const instead = placesInstead([at('a', low), at('b', 0), at('c', high)], 'b', 3)
    for (const one of instead ?? []) expect(Number.isFinite(one)).toBe(true)
  }
})
