import { describe, expect, test } from 'vitest'
import type { Actor } from '../../sync/actor.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import type { Level } from '../rights/levels.rules.ts'
import { canWriteWork } from '../work/work.access.ts'
import { canChangeAssignees, canSetStatus } from './tasks.access.ts'

const at = (level: Level): Actor => ({
  id: 'me',
  system: false,
  scopes: new Set(),
  home: new Set(),
  can: (capability) => levelCan(level, capability),
  sees: () => true,
})

describe('who may do what with tasks that they see', () => {
  test.each([
    // level, create and edit, tick off somebody else's, tick off their own, assign others
    ['view-only', false, false, true, false],
    ['member', true, true, true, false],
    ['manager', true, true, true, true],
    ['director', true, true, true, true],
    ['super_admin', true, true, true, true],
  ] as const)('%s', (level, create, tickOthers, tickOwn, assignOthers) => {
    const actor = at(level)
    expect(canWriteWork(actor)).toBe(create)
    expect(canSetStatus(actor, ['omar'])).toBe(tickOthers)
    expect(canSetStatus(actor, ['omar', 'me'])).toBe(tickOwn)
    expect(canChangeAssignees(actor, [], ['omar'])).toBe(assignOthers)
  })
})

describe('a member changes only their own share', () => {
  test.each([
    [[], ['me'], true],
    [['me'], [], true],
    [['omar'], ['omar', 'me'], true],
    [['omar', 'me'], ['omar'], true],
    [['omar'], ['me'], false],
    [['omar'], [], false],
    [['me'], ['me', 'omar'], false],
  ] as const)('from %j to %j: %s', (before, after, allowed) => {
    expect(canChangeAssignees(at('member'), before, after)).toBe(allowed)
  })
})
