import { expect, test } from 'vitest'
import { aMetric, anEntry } from '../metrics-harness.ts'
import { absenceOf } from './absence.rules.ts'

const row = { metric: aMetric({ createdAt: '2026-11-04T08:00:00.000Z' }), values: {} }
const none = { value: null }
const DUE = '2026-11-09'

test.each([
  ['2026-10-26', 'before'],
  ['2026-11-02', 'missing'],
  ['2026-11-09', 'missing'],
  ['2026-11-16', 'not-due'],
])('without a value, the week of %s is "%s"', (week, absence) =>
  expect(absenceOf(row, none, week, DUE)).toBe(absence),
)

test.each([
  ['on Monday morning in Auckland', '2026-11-01T20:00:00.000Z', 'before'],
  ['on Monday morning in Los Angeles', '2026-11-02T17:00:00.000Z', 'before'],
  ['on Sunday morning in Auckland', '2026-10-31T20:00:00.000Z', 'missing'],
])('a metric made %s lacks the week before or not', (_when, createdAt, absence) =>
  expect(absenceOf({ ...row, metric: aMetric({ createdAt }) }, none, '2026-10-26', DUE)).toBe(absence),
)

test('a week with a value lacks nothing, even before the metric was made', () =>
  expect(absenceOf(row, { value: 0 }, '2026-10-26', DUE)).toBeNull())

test('a metric that was brought in with its past exists from its first value on', () => {
  const values = {
    '2026-10-12': anEntry('2026-10-12', { value: 3 }),
    '2026-10-05': anEntry('2026-10-05', {}),
  }
  const brought = { ...row, values }
  expect(absenceOf(brought, none, '2026-10-05', DUE)).toBe('before')
  expect(absenceOf(brought, none, '2026-10-19', DUE)).toBe('missing')
})
