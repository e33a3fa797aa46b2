import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  currentPart,
  followedPart,
  isFollowedByEveryone,
  measuredPart,
  monthOf,
  readPart,
} from './followed.rules.ts'

const TODAY = '2026-11-20'

test.each([
  [undefined, 0],
  [{ assigned: 0, confirmed: 0 }, 0],
  [{ assigned: 4, confirmed: 3 }, 75],
  [{ assigned: 3, confirmed: 3 }, 100],
])('read: %o is %d', (counts, part) => {
  expect(readPart(counts)).toBe(part)
})

test.each([
  [[], 0],
  [['no-value', 'no-target'], 0],
  [['met', 'met', 'met', 'missed', 'no-value'], 75],
  [['missed'], 0],
] as const)('measured: %o is %d', (weeks, part) => {
  expect(measuredPart(weeks)).toBe(part)
})

test.each([
  [[], 0],
  [[{ followed: 'always', answeredOn: TODAY }], 100],
  [[{ followed: 'mostly', answeredOn: '2026-10-16' }], 60],
  [[{ followed: 'always', answeredOn: '2026-10-15' }], 0],
  [
    [
      { followed: 'always', answeredOn: '2026-10-30' },
      { followed: 'rarely', answeredOn: '2026-11-10' },
    ],
    20,
  ],
] as const)('followed: %o is %d', (checks, part) => {
  expect(followedPart(checks, TODAY)).toBe(part)
})

test.each([
  [null, 100],
  ['2026-11-21', 100],
  [TODAY, 100],
  ['2026-11-19', 50],
  ['2026-10-21', 50],
  ['2026-10-20', 0],
])('current: a review due on %s is %d', (dueOn, part) => {
  expect(currentPart(dueOn, TODAY)).toBe(part)
})

test('everyone follows it exactly when each part is at least 80', () => {
  const part = () => fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.record({ read: part(), measured: part(), followed: part(), current: part() }), (parts) => {
      expect(isFollowedByEveryone(parts)).toBe(Math.min(...Object.values(parts)) >= 80)
    }),
  )
  expect(isFollowedByEveryone({ read: 80, measured: 80, followed: 100, current: 100 })).toBe(true)
  expect(isFollowedByEveryone({ read: 79.9, measured: 80, followed: 100, current: 100 })).toBe(false)
})

test('whatever was counted, a part is between 0 and 100', () => {
  const status = fc.constantFrom('met', 'missed', 'no-value', 'no-target')
  fc.assert(
    fc.property(fc.array(status), (weeks) => {
      const part = measuredPart(weeks)
      expect(part >= 0 && part <= 100).toBe(true)
    }),
  )
})

test('a month is named by its first day', () => {
  expect(monthOf(TODAY)).toBe('2026-11-01')
})
