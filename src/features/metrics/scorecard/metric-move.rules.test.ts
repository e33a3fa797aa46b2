import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsFrom, movedBy, movedTo } from './metric-move.rules.ts'

const metric = (id: string, groupId: string | null) => ({ id, groupId })
const groups = groupsFrom(
  [metric('a', null), metric('b', 'sales'), metric('c', 'sales'), metric('d', 'shop')],
  [{ id: 'sales' }, { id: 'empty' }, { id: 'shop' }],
)

test('a metric moves within its group', () => {
  expect(movedBy(groups, 'c', -1)).toEqual({ groupId: 'sales', metricIds: ['a', 'c', 'b', 'd'] })
  expect(movedBy(groups, 'b', 1)).toEqual({ groupId: 'sales', metricIds: ['a', 'c', 'b', 'd'] })
})

test('from the end of a group it moves into the next, be it empty, and back', () => {
  expect(movedBy(groups, 'c', 1)).toEqual({ groupId: 'empty', metricIds: ['a', 'b', 'c', 'd'] })
  expect(movedBy(groups, 'd', -1)).toMatchObject({ groupId: 'empty' })
  expect(movedBy(groups, 'b', -1)).toEqual({ groupId: null, metricIds: ['a', 'b', 'c', 'd'] })
})

test('there is no place above the first and below the last', () => {
  expect(movedBy(groups, 'a', -1)).toBeNull()
  expect(movedBy(groups, 'd', 1)).toBeNull()
  expect(movedBy(groups, 'gone', 1)).toBeNull()
})

test('a metric is dropped before another one, or at the end of a group', () => {
  expect(movedTo(groups, 'd', { groupId: 'sales', before: 'b' })).toEqual({
    groupId: 'sales',
    metricIds: ['a', 'd', 'b', 'c'],
  })
  expect(movedTo(groups, 'a', { groupId: 'shop', before: null })).toEqual({
    groupId: 'shop',
    metricIds: ['b', 'c', 'd', 'a'],
  })
  expect(movedTo(groups, 'c', { groupId: 'sales', before: null })).toBeNull()
})

test('no move loses a metric', () =>
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(1 as const, -1 as const), (id, step) => {
      const ids = movedBy(groups, id, step)?.metricIds ?? ['a', 'b', 'c', 'd']
      expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    }),
  ))
