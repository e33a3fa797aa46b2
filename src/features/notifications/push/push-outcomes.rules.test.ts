import { expect, test } from 'vitest'
import { nextAttempt, outcomeOf, PUSHED_WITHIN, secondsLeft } from './push-outcomes.rules.ts'

test.each([
  [200, 'taken'],
  [201, 'taken'],
  [202, 'taken'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [null, 'later'],
])('a push service that answers %s: %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test.each([
  [1, 0, 10_000],
  [2, 10_000, 70_000],
  [3, 70_000, 370_000],
  [4, 370_000, 1_270_000],
  [5, 1_270_000, 2_170_000],
  [7, 3_070_000, null],
])('after failure %i, at %i ms: again at %s ms', (attempts, now, next) => {
  expect(nextAttempt(attempts, 0, now)).toBe(next)
})

test('a push service keeps a push no longer than an hour after its notification, and a minute at least', () => {
  expect(secondsLeft(0, 0)).toBe(3_600)
  expect(secondsLeft(0, 600_500)).toBe(2_999)
  expect(secondsLeft(0, PUSHED_WITHIN)).toBe(60)
})
