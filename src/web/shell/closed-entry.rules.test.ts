import { expect, test } from 'vitest'
import { LEVELS } from '../../features/rights/levels.rules.ts'
import { type EntryRights, whyClosed } from './closed-entry.rules.ts'

const here: EntryRights = { level: 'member', labs: [], company: 'here' }
const strategy = { sharedBy: 'strategic_planning' } as const

test('the strategy is closed while the company loads or fails, and to whom nothing is shared; managers make plans', () => {
  expect(whyClosed(strategy, { ...here, level: 'director', company: 'loading' })).toBe('loading')
  expect(whyClosed(strategy, { ...here, level: 'director', company: 'failed' })).toBe('failed')
  expect(LEVELS.map((level) => whyClosed(strategy, { ...here, level }))).toEqual([
    'not-shared',
    'not-shared',
    'not-shared',
    'unavailable',
    'unavailable',
    'unavailable',
  ])
  expect(whyClosed(strategy, { ...here, level: null })).toBe('not-shared')
})

test('what the company has switched off is off whoever looks, and other pages wait for nothing', () => {
  expect(whyClosed({ lab: 'process' }, { ...here, level: 'director' })).toBe('off')
  expect(whyClosed({ lab: 'process' }, { ...here, labs: ['process'] })).toBe('unavailable')
  expect(whyClosed({ path: '/tasks' }, { ...here, company: 'loading' })).toBeNull()
})
