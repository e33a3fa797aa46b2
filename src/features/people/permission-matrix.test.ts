import { describe, expect, test } from 'vitest'
import { refused } from '../../../tests/refused.ts'
import type { MutationContext } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import { runMutation } from '../../sync/run-mutation.ts'
import { Store } from '../../sync/store.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { model } from '../model.ts'
import { app } from '../registry.ts'
import { type Level, LEVELS } from '../rights/levels.rules.ts'
import { removePerson, setPermission } from './people.mutations.ts'
import type { Person } from './people.table.ts'

const NOW = '2026-11-20T12:00:00.000Z'

/** A company with a person who acts, one who is acted on, and another director, so that one always remains. */
function company(acting: Level, target: Level) {
  const store = new Store(app.tables)
  const add = (level: Level): Person => {
    const id = newId()
    const email = `${id}@harbor.example`
    const row = {
      id,
      email,
      fullName: id,
      avatarUrl: null,
      level,
      status: 'active' as const,
      joinedAt: NOW,
      lastActiveAt: null,
    }
    store.apply([{ entity: 'people', id, row, scope: 'c' }])
    return row
  }
  return { store, actor: add(acting), target: add(target), director: add('director') }
}

function refusalOf(attempt: () => void): Refusal | null {
  try {
    attempt()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Runs the attempt as that person; somebody without access to the company is refused before it. */
const may = (store: Store, personId: string, attempt: (context: MutationContext) => void): boolean => {
  const actor = app.actorOf(store, personId)
  return actor !== null && refusalOf(() => attempt({ actor, now: NOW })) === null
}

describe('who may change whose level to what', () => {
  // Written out, not computed: rows act, columns are the present levels, cells the levels that may be given.
  const BELOW_MANAGER: readonly Level[] = ['inactive', 'view-only', 'member']
  const UP_TO_DIRECTOR: readonly Level[] = [...BELOW_MANAGER, 'manager', 'director']
  const expected: Partial<Record<Level, Partial<Record<Level, readonly Level[]>>>> = {
    manager: { inactive: BELOW_MANAGER, 'view-only': BELOW_MANAGER, member: BELOW_MANAGER },
    director: {
      inactive: UP_TO_DIRECTOR,
      'view-only': UP_TO_DIRECTOR,
      member: UP_TO_DIRECTOR,
      manager: UP_TO_DIRECTOR,
    },
    super_admin: { inactive: LEVELS, 'view-only': LEVELS, member: LEVELS, manager: LEVELS, director: LEVELS },
  }

  test.each(LEVELS.flatMap((acting) => LEVELS.map((present) => [acting, present] as const)))(
    '%s on %s',
    (acting, present) => {
      const given = LEVELS.filter((level) => {
        const { store, actor, target } = company(acting, present)
        return may(store, actor.id, (context) =>
          runMutation(model, setPermission, store, { auditId: newId(), personId: target.id, level }, context),
        )
      })
      expect(given).toEqual(expected[acting]?.[present] ?? [])
    },
  )

  test.each(LEVELS)('%s never changes their own level', (acting) => {
    for (const level of LEVELS) {
      const { store, actor } = company(acting, 'member')
      const attempt = may(store, actor.id, (context) =>
        runMutation(model, setPermission, store, { auditId: newId(), personId: actor.id, level }, context),
      )
      expect(attempt).toBe(false)
    }
  })
})

describe('who may remove whom', () => {
  const expected: Partial<Record<Level, readonly Level[]>> = {
    director: ['inactive', 'view-only', 'member', 'manager', 'director'],
    super_admin: LEVELS,
  }

  test.each(LEVELS)('%s', (acting) => {
    const removable = LEVELS.filter((present) => {
      const { store, actor, target } = company(acting, present)
      return may(store, actor.id, (context) =>
        runMutation(model, removePerson, store, { auditId: newId(), personId: target.id }, context),
      )
    })
    expect(removable).toEqual(expected[acting] ?? [])
  })

  test.each(LEVELS)('%s never removes themselves', (acting) => {
    const { store, actor } = company(acting, 'member')
    const attempt = may(store, actor.id, (context) =>
      runMutation(model, removePerson, store, { auditId: newId(), personId: actor.id }, context),
    )
    expect(attempt).toBe(false)
  })
})

describe('who may invite to which level', () => {
  const expected: Partial<Record<Level, readonly Level[]>> = {
    manager: ['view-only', 'member'],
    director: ['view-only', 'member', 'manager', 'director'],
    super_admin: ['view-only', 'member', 'manager', 'director', 'super_admin'],
  }

  test.each(LEVELS)('%s', (acting) => {
    const { store, actor } = company(acting, 'member')
    const invited = LEVELS.filter((level) =>
      may(store, actor.id, (context) => {
        const input = { id: newId(), email: 'nora@harbor.example', level, teamIds: [] }
        runMutation(model, invitePerson, store, input, context)
      }),
    )
    expect(invited).toEqual(expected[acting] ?? [])
  })
})

test('a super admin may not take the last director away, by level or by removal', () => {
  const { store, actor, director } = company('super_admin', 'member')
  const context = { actor: app.actorOf(store, actor.id)!, now: NOW }
  const demote = { auditId: newId(), personId: director.id, level: 'member' as const }
  expect(refusalOf(() => runMutation(model, setPermission, store, demote, context))).toMatchObject(
    refused('person/level-of-last-director', 'Update Failed'),
  )
  const remove = { auditId: newId(), personId: director.id }
  expect(refusalOf(() => runMutation(model, removePerson, store, remove, context))).toMatchObject(
    refused('person/removal-of-last-director', 'Failed to remove user from company'),
  )
})
