import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { byGroup, isGroupNameTaken } from './groups.rules.ts'

const GROUPS = [
  { id: 'sales', name: 'Sales' },
  { id: 'money', name: 'Money' },
]

test('metrics stand group by group, those without one first, each in its order', () => {
  const metrics = [
    aMetric({ id: 'a', groupId: 'money' }),
    aMetric({ id: 'b', groupId: null }),
    aMetric({ id: 'c', groupId: 'sales' }),
    aMetric({ id: 'd', groupId: 'money' }),
    aMetric({ id: 'e', groupId: 'deleted' }),
  ]
  expect(byGroup(metrics, GROUPS).map(({ id, groupId }) => [id, groupId])).toEqual([
    ['b', null],
    ['e', null],
    ['c', 'sales'],
    ['a', 'money'],
    ['d', 'money'],
  ])
})

test('a team has a name of a group once, whatever its case', () => {
  expect(isGroupNameTaken({ id: 'new', name: 'SALES' }, GROUPS)).toBe(true)
  expect(isGroupNameTaken({ id: 'sales', name: 'SALES' }, GROUPS)).toBe(false)
  expect(isGroupNameTaken({ id: 'new', name: 'People' }, GROUPS)).toBe(false)
})
