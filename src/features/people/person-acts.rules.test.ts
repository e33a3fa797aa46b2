import { expect, test } from 'vitest'
import type { Level } from '../rights/levels.rules.ts'
import type { Person } from './people.table.ts'
import { actsOn } from './person-acts.rules.ts'

const somebody = (id: string, level: Level): Person => ({
  id,
  email: `${id}@harbor.example`,
  fullName: id,
  avatarUrl: null,
  level,
  status: 'active',
  joinedAt: '2026-01-05T09:00:00.000Z',
  lastActiveAt: null,
})

test.each<[Level, Level, string[]]>([
  ['member', 'view-only', []],
  ['manager', 'member', ['change level', 'rename', 'deactivate']],
  ['manager', 'view-only', ['change level', 'rename']],
  ['manager', 'director', ['rename']],
  ['director', 'manager', ['change level', 'rename', 'deactivate', 'remove']],
  ['director', 'director', ['rename', 'remove']],
  ['director', 'super_admin', ['rename']],
])('the menu of a %s on a %s offers %j', (mine, theirs, acts) => {
  expect(actsOn(somebody('maya', mine), somebody('lena', theirs))).toEqual(acts)
})

test('people may only rename themselves', () => {
  const maya = somebody('maya', 'director')
  expect(actsOn(maya, maya)).toEqual(['rename'])
})
