import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayName, losesLastDirector } from './people.rules.ts'
import type { Person } from './people.table.ts'
import { rank, LEVELS } from '../rights/levels.rules.ts'
import { grantableLevels, mayRemove, maySetLevel } from '../rights/managing.rules.ts'

const anyLevel = fc.constantFrom(...LEVELS)

describe('how a person is called', () => {
  test.each([
    [{ fullName: 'Maya Lind', email: 'maya@harbor.example' }, 'Maya Lind'],
    [{ fullName: '  ', email: 'maya@harbor.example' }, 'maya'],
    [{ fullName: null, email: '@harbor.example' }, '@harbor.example'],
    [{ fullName: null, email: null }, 'Unknown User'],
    [undefined, 'Unknown User'],
  ])('%j is called %s', (person, name) => {
    expect(displayName(person)).toBe(name)
  })
})

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

  test('nobody lifts anybody above themselves or touches somebody not ranked below', () => {
    fc.assert(
      fc.property(anyLevel, anyLevel, anyLevel, (giver, present, next) => {
        if (!maySetLevel(giver, present, next)) return
        expect(rank(next)).toBeLessThanOrEqual(rank(giver))
        expect(rank(present)).toBeLessThan(rank(giver))
      }),
    )
  })
})

test('removing takes a director, and nobody ranked above is removed', () => {
  const table = LEVELS.map((remover) => LEVELS.filter((present) => mayRemove(remover, present)))
  expect(table).toEqual([[], [], [], [], LEVELS.slice(0, 5), [...LEVELS]])
})

describe('the last director', () => {
  const person = fc.record({
    level: anyLevel,
    status: fc.constantFrom('active' as const, 'removed' as const),
  })
  const named = (shape: { level: Person['level']; status: Person['status'] }, index: number): Person => ({
    id: String(index),
    email: `${index}@harbor.example`,
    fullName: '',
    avatarUrl: null,
    joinedAt: '',
    lastActiveAt: null,
    ...shape,
  })
  const hasDirector = (everybody: Person[]) =>
    everybody.some(({ level, status }) => status === 'active' && rank(level) >= rank('director'))

  test('a company that had one keeps one whatever change is let through', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 6 }),
        anyLevel,
        fc.boolean(),
        (shapes, level, removed) => {
          const everybody = shapes.map(named)
          const before = everybody[0]!
          const after = removed ? null : { ...before, level }
          if (before.level === 'super_admin' || losesLastDirector(everybody, before, after)) return
          const left = after ? [after, ...everybody.slice(1)] : everybody.slice(1)
          if (hasDirector(everybody)) expect(hasDirector(left)).toBe(true)
        },
      ),
    )
  })
})
