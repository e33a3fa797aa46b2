import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  above,
  beneath,
  type InTree,
  levelOfSeat,
  levelsFrom,
  makesCircle,
  MOST_LEVELS,
} from './tree.rules.ts'

const lookups = (tree: readonly InTree[]) => {
  const byId = new Map(tree.map((seat) => [seat.id, seat]))
  return {
    byId: (id: string) => byId.get(id),
    childrenOf: (id: string) => tree.filter(({ parentId }) => parentId === id),
  }
}

const tree = [
  { id: 'captain', parentId: null },
  { id: 'mate', parentId: 'captain' },
  { id: 'deck', parentId: 'mate' },
  { id: 'cook', parentId: 'captain' },
]

test('who stands above and beneath whom, and on which level', () => {
  const { byId, childrenOf } = lookups(tree)
  expect(above(byId, tree[2]!).map(({ id }) => id)).toEqual(['mate', 'captain'])
  expect(beneath(childrenOf, 'captain').map(({ id }) => id)).toEqual(['mate', 'cook', 'deck'])
  expect(tree.map((seat) => levelOfSeat(byId, seat))).toEqual([1, 2, 3, 2])
  expect(['captain', 'mate', 'deck'].map((id) => levelsFrom(childrenOf, id))).toEqual([3, 2, 1])
})

test.each([
  ['captain', 'deck', true],
  ['mate', 'mate', true],
  ['deck', 'cook', false],
  ['mate', null, false],
])('%s under %s makes a circle: %s', (seatId, parentId, is) => {
  expect(makesCircle(lookups(tree).byId, seatId, parentId)).toBe(is)
})

test('a circle, if there ever were one, hangs nothing', () => {
  const { byId, childrenOf } = lookups([
    { id: 'captain', parentId: 'cook' },
    { id: 'mate', parentId: 'captain' },
    { id: 'cook', parentId: 'mate' },
  ])
  expect(above(byId, { id: 'boy', parentId: 'captain' }).map(({ id }) => id)).toEqual([
    'captain',
    'cook',
    'mate',
  ])
  expect(beneath(childrenOf, 'captain').map(({ id }) => id)).toEqual(['mate', 'cook'])
  expect(levelsFrom(childrenOf, 'captain')).toBeGreaterThan(MOST_LEVELS)
})

test('a seat far above is found, however many are between', () => {
  const chain = Array.from({ length: 100 }, (_, index) => ({
    id: `${index}`,
    parentId: index === 0 ? null : `${index - 1}`,
  }))
  expect(makesCircle(lookups(chain).byId, '0', '99')).toBe(true)
})

test('whatever is moved wherever the rule allows it, nobody ever reports to themselves', () => {
  const move = fc.tuple(fc.nat(11), fc.option(fc.nat(11)))
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const parents = new Map<string, string | null>(Array.from({ length: 12 }, (_, id) => [`${id}`, null]))
      const byId = (id: string) => {
        const parentId = parents.get(id)
        return parentId === undefined ? undefined : { id, parentId }
      }
      for (const [seat, under] of moves) {
        const parentId = under === null ? null : `${under}`
        if (!makesCircle(byId, `${seat}`, parentId)) parents.set(`${seat}`, parentId)
        for (const [id, present] of parents) {
          const chain = above(byId, { id, parentId: present })
          expect(chain.at(-1)?.parentId ?? null).toBeNull()
          expect(chain.map((one) => one.id)).not.toContain(id)
        }
      }
    }),
  )
})
