import { expect, test } from 'vitest'
import { handOver, isScriberAway, mayWriteTimer } from './scriber.rules.ts'

const NINE = Date.parse('2026-03-02T09:00:00.000Z')
const scribed = { scriberId: 'omar', scriberEpoch: 3, scriberLastActivity: '2026-03-02T09:00:00.000Z' }

test.each([
  [60_000, false],
  [60_001, true],
])('after %i ms of silence away is %s', (silence, away) => {
  expect(isScriberAway(scribed, NINE + silence)).toBe(away)
})

test('a meeting without a scriber has nobody who could be away', () => {
  expect(isScriberAway({ ...scribed, scriberId: null }, NINE + 999_000)).toBe(false)
})

test.each([
  ['omar', 3, true],
  ['omar', 2, false],
  ['lena', 3, false],
])('%s under epoch %i may write the timer: %s', (person, epoch, may) => {
  expect(mayWriteTimer(scribed, person, epoch)).toBe(may)
})

test('handing over raises the epoch, so that the old scriber’s writes are refused', () => {
  const now = { ...scribed, ...handOver(scribed, 'lena', '2026-03-02T09:05:00.000Z') }
  expect(now).toMatchObject({ scriberId: 'lena', scriberEpoch: 4 })
  expect(mayWriteTimer(now, 'omar', 3)).toBe(false)
})
