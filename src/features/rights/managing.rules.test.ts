import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS, rank } from './levels.rules.ts'
import {
  deactivates,
  grantableLevels,
  invitableLevels,
  mayRemove,
  mayRename,
  maySetLevel,
} from './managing.rules.ts'

const anyLevel = fc.constantFrom(...LEVELS)

describe('which levels somebody may give', () => {
  test.each([
    ['inactive', []],
    ['view-only', []],
    ['member', []],
    ['manager', ['inactive', 'view-only', 'member']],
    ['director', ['inactive', 'view-only', 'member', 'manager', 'director']],
    ['super_admin', [...LEVELS]],
  ] as const)('%s: %j', (giver, levels) => {
    expect(grantableLevels(giver)).toEqual(levels)
  })

  test('nobody raises anybody above themselves, or manages somebody they don’t outrank', () => {
    fc.assert(
      fc.property(anyLevel, anyLevel, anyLevel, (giver, present, next) => {
        if (!maySetLevel(giver, present, next)) return
        expect(rank(next)).toBeLessThanOrEqual(rank(giver))
        expect(rank(present)).toBeLessThan(rank(giver))
      }),
    )
  })
})

test('directors and up remove those who don’t outrank them', () => {
  const table = LEVELS.map((remover) => LEVELS.filter((present) => mayRemove(remover, present)))
  expect(table).toEqual([[], [], [], [], LEVELS.slice(0, 5), [...LEVELS]])
})

test('somebody may invite to the levels they may give, except to having no access', () => {
  expect(LEVELS.map((inviter) => invitableLevels(inviter).length)).toEqual([0, 0, 0, 2, 4, 5])
  expect(LEVELS.flatMap(invitableLevels)).not.toContain('inactive')
})

test('managers and up rename others, everybody themselves', () => {
  expect(LEVELS.filter((level) => mayRename(level, false))).toEqual(['manager', 'director', 'super_admin'])
  expect(LEVELS.filter((level) => mayRename(level, true))).toEqual(LEVELS)
})

test('a lower level deactivates when it is view-only or less', () => {
  const table = LEVELS.map((before) => LEVELS.filter((after) => deactivates(before, after)))
  const lowest = ['inactive', 'view-only']
  expect(table).toEqual([[], ['inactive'], lowest, lowest, lowest, lowest])
})
