import { expect, test } from 'vitest'
import { type EntryRights, whyClosed } from './closed-entry.rules.ts'

const here: EntryRights = { level: 'member', labs: [], seesPlans: true, hasModel: true, company: 'here' }
const strategy = { isShared: true, path: '/strategy' } as const

test('the strategy is closed while the company loads or fails, and to whom no plan is shared', () => {
  expect(whyClosed(strategy, { ...here, level: 'director', company: 'loading' })).toBe('loading')
  expect(whyClosed(strategy, { ...here, level: 'director', company: 'failed' })).toBe('failed')
  expect(whyClosed(strategy, { ...here, seesPlans: false })).toBe('not-shared')
  expect(whyClosed(strategy, here)).toBeNull()
})

test('what the company has switched off is off whoever looks, and other pages wait for nothing', () => {
  expect(whyClosed({ lab: 'process' }, { ...here, level: 'director' })).toBe('off')
  expect(whyClosed({ lab: 'analytics' }, { ...here, labs: ['analytics'] })).toBe('unavailable')
  expect(whyClosed({ lab: 'process', path: '/process' }, { ...here, labs: ['process'] })).toBeNull()
  expect(whyClosed({ path: '/tasks' }, { ...here, company: 'loading' })).toBeNull()
})

test('the thought partner is closed where there is no model, even if the company has switched it on', () => {
  const partner = { lab: 'ai-thought-partner', path: '/ai-thought-partner' } as const
  const labs = ['ai-thought-partner'] as const
  expect(whyClosed(partner, { ...here, hasModel: false })).toBe('off')
  expect(whyClosed(partner, { ...here, labs, hasModel: false })).toBe('no-model')
  expect(whyClosed(partner, { ...here, labs })).toBeNull()
})
