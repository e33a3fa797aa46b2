import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extended, NOTHING, picked } from './selection.rules.ts'

const list = ['anchor', 'boom', 'capstan', 'davit', 'ensign']

test('a row is picked, and let go when it is picked again', () => {
  const once = picked(NOTHING, 'boom')
  expect([...once.ids]).toEqual(['boom'])
  expect([...picked(once, 'boom').ids]).toEqual([])
  expect([...picked(once, 'davit').ids]).toEqual(['boom', 'davit'])
})

test('Shift selects from where one began, back and forth', () => {
  const down = extended(picked(NOTHING, 'boom'), list, 'boom', 'davit')
  expect([...down.ids]).toEqual(['boom', 'capstan', 'davit'])
  expect([...extended(down, list, 'davit', 'capstan').ids]).toEqual(['boom', 'capstan'])
  expect([...extended(down, list, 'davit', 'anchor').ids]).toEqual(['anchor', 'boom'])
})

test('where nothing was picked before, it begins at the row with the focus', () => {
  expect([...extended(NOTHING, list, 'capstan', 'davit').ids]).toEqual(['capstan', 'davit'])
})

test('it begins afresh if the row where it began has left the list', () => {
  const gone = picked(NOTHING, 'fender')
  expect([...extended(gone, list, 'davit', 'ensign').ids]).toEqual(['davit', 'ensign'])
})

test('what Shift selects is always one stretch of the list with both ends in it', () => {
  const place = fc.nat(list.length - 1)
  fc.assert(
    fc.property(place, place, (from, to) => {
      const { ids } = extended(picked(NOTHING, list[from]!), list, list[from]!, list[to]!)
      expect(ids.size).toBe(Math.abs(from - to) + 1)
      expect(ids.has(list[from]!) && ids.has(list[to]!)).toBe(true)
    }),
  )
})
