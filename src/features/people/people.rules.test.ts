import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAtLeast, LEVELS } from '../rights/levels.rules.ts'
import { displayName, losesLastDirector } from './people.rules.ts'
import type { Person } from './people.table.ts'

const anyLevel = fc.constantFrom(...LEVELS)

describe('what a person is called', () => {
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
    everybody.some(({ level, status }) => status === 'active' && isAtLeast(level, 'director'))

  test('a company that has one keeps one, whichever change is allowed', () => {
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
