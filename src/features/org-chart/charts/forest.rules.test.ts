import { describe, expect, test } from 'vitest'
import type { HeldSeat } from './charts.queries.ts'
import { collapsedBelow, countsOf, forestOf, matchesIn, pathUp, shownIn } from './forest.rules.ts'
import { stepFrom } from './steps.rules.ts'

const seat = (id: string, parentId: string | null, ...holders: string[]) =>
  ({
    id,
    parentId,
    name: id,
    holders: holders.map((name) => ({ id: name, fullName: name })),
  }) as unknown as HeldSeat

const seats = [
  seat('captain', null, 'Maya'),
  seat('mate', 'captain', 'Omar'),
  seat('deck', 'mate', 'Lena', 'Maya'),
  seat('sails', 'mate'),
  seat('purser', 'captain'),
  seat('pilot', 'purser'),
  seat('stores', 'pilot'),
]
const forest = forestOf(seats)
const at = (id: string) => forest.byId.get(id)!
const ids = (branches: readonly { seat: HeldSeat }[]) => branches.map((branch) => branch.seat.id)

test('a chart knows its levels, what is beneath each seat and the way up', () => {
  expect(forest.levels).toBe(4)
  expect([at('captain').beneath, at('mate').beneath, at('stores').beneath]).toEqual([6, 2, 0])
  expect(ids(pathUp(at('stores')))).toEqual(['pilot', 'purser', 'captain'])
  expect(countsOf(seats)).toEqual({ seats: 7, open: 4, people: 3 })
})

test('what is collapsed is not shown', () => {
  expect(ids(shownIn(forest, collapsedBelow(forest, 2)))).toEqual(['captain', 'mate', 'purser'])
  expect(ids(shownIn(forest, new Set(['mate'])))).toEqual(['captain', 'mate', 'purser', 'pilot', 'stores'])
})

test('seats are found by their name and by who holds them', () => {
  const nameOf = (one: HeldSeat) => one.holders.map(({ fullName }) => fullName).join('\n')
  expect(ids(matchesIn(forest, ' maya', nameOf))).toEqual(['captain', 'deck'])
  expect(ids(matchesIn(forest, 'SAIL', nameOf))).toEqual(['sails'])
  expect(matchesIn(forest, ' ', nameOf)).toEqual([])
})

describe('arrows', () => {
  const step = (
    drawing: 'outline' | 'down' | 'right',
    from: string,
    key: 'Up' | 'Down' | 'Left' | 'Right',
  ) => {
    const found = stepFrom(forest, at(from), `Arrow${key}`, { drawing, collapsed: new Set(['pilot']) })
    return typeof found === 'object' ? found.seat.id : found
  }

  test.each([
    ['down', 'mate', 'Up', 'captain'],
    ['down', 'mate', 'Right', 'purser'],
    ['down', 'mate', 'Left', undefined],
    ['down', 'purser', 'Down', 'pilot'],
    ['down', 'pilot', 'Down', undefined],
    // These hang below the mate, one under the other.
    ['down', 'deck', 'Down', 'sails'],
    ['down', 'sails', 'Up', 'deck'],
    ['down', 'deck', 'Up', 'mate'],
    ['right', 'mate', 'Left', 'captain'],
    ['right', 'mate', 'Right', 'deck'],
    ['right', 'mate', 'Down', 'purser'],
    ['outline', 'mate', 'Down', 'deck'],
    ['outline', 'purser', 'Up', 'sails'],
    ['outline', 'mate', 'Left', 'collapse'],
    ['outline', 'pilot', 'Left', 'purser'],
    ['outline', 'pilot', 'Right', 'expand'],
    ['outline', 'mate', 'Right', 'deck'],
    ['outline', 'pilot', 'Down', undefined],
  ] as const)('%s: from the %s, %s leads to %s', (drawing, from, key, to) => {
    expect(step(drawing, from, key)).toBe(to)
  })
})
