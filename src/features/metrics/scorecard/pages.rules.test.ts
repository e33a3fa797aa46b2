import { expect, test } from 'vitest'
import { pageOf, pagesOf } from './pages.rules.ts'

const shown = ['f', 'e', 'd', 'c', 'b', 'a']

test('the first page has the newest weeks, in either order', () => {
  expect(pagesOf(6)).toBe(2)
  expect([pageOf({ shown, step: -7 }, 0), pageOf({ shown, step: -7 }, 1)]).toEqual([
    ['f', 'e', 'd', 'c'],
    ['b', 'a'],
  ])
  const oldestFirst = { shown: shown.toReversed(), step: 7 } as const
  expect([pageOf(oldestFirst, 0), pageOf(oldestFirst, 1)]).toEqual([
    ['c', 'd', 'e', 'f'],
    ['a', 'b'],
  ])
})
