import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMetric, anEntry } from '../../metrics/metrics-harness.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { dueWeekOf, outcomeOf, usualBefore, verdictOf, wantedDirection } from './promise.rules.ts'

const SOLVED = '2026-08-03'
const usual = { mean: 10, low: 6, high: 14 }
const up = { ...usual, direction: 'up' as const }
const down = { ...usual, direction: 'down' as const }
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value)

describe('whether a metric has left what was usual', () => {
  test.each([
    ['eight in a row above the mean', up, [9, 9, ...times(8, 11), 9], 'moved'],
    ['seven in a row above the mean', up, [9, 9, ...times(7, 11), 9, 9], 'not-moved'],
    ['half beyond the limit', up, [15, 9, 15, 9, 15, 9, 15, 9], 'moved'],
    ['fewer than half beyond the limit', up, [15, 9, 15, 9, 15, 9, 9, 9], 'not-moved'],
    ['down although up was promised', up, times(13, 9), 'worse'],
    ['down as was promised', down, times(13, 9), 'moved'],
    ['exactly the mean', up, times(13, 10), 'not-moved'],
    ['too few values', up, times(7, 100), 'unknown'],
  ])('%s', (_, promise, values, verdict) => {
    expect(verdictOf(promise, values)).toBe(verdict)
  })

  test('what is good for one direction is as bad for the other', () => {
    const mirrored = { moved: 'worse', worse: 'moved', 'not-moved': 'not-moved', unknown: 'unknown' }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 13 }), (values) => {
        expect(verdictOf(down, values)).toBe(mirrored[verdictOf(up, values)])
      }),
    )
  })
})

const rowOf = (values: Record<string, number>) => ({
  metric: aMetric({}),
  definitions: [],
  inputs: null,
  values: Object.fromEntries(Object.entries(values).map(([week, value]) => [week, anEntry(week, { value })])),
})

const weeks = (from: number, to: number, value: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [addDays(SOLVED, 7 * (from + index)), value]),
  )

test('what was usual is of the thirteen weeks before the solution alone', () => {
  const row = rowOf({ ...weeks(-20, -14, 500), ...weeks(-13, -1, 10), ...weeks(0, 13, 900) })
  expect(usualBefore(row, SOLVED)).toEqual({ mean: 10, low: 10, high: 10 })
  expect(usualBefore(rowOf(weeks(-7, -1, 10)), SOLVED)).toBeNull()
})

describe('a promise', () => {
  const promise = { ...up, fromWeek: SOLVED, dueWeek: dueWeekOf(SOLVED) }
  const at = (week: number, values: Record<string, number>) =>
    outcomeOf(promise, rowOf(values), addDays(SOLVED, 7 * week))

  test('is open for thirteen weeks after the one in which the issue was solved', () => {
    expect(at(0, {})).toEqual({ state: 'open', weeksOver: 0, mean: null })
    expect(at(1, weeks(0, 1, 12))).toEqual({ state: 'open', weeksOver: 0, mean: null })
    expect(at(4, weeks(0, 20, 12))).toEqual({ state: 'open', weeksOver: 3, mean: 12 })
    expect(at(13, weeks(0, 20, 12)).state).toBe('open')
    expect(at(14, weeks(0, 20, 12))).toEqual({ state: 'moved', weeksOver: 13, mean: 12 })
  })

  test('is judged by these thirteen weeks for ever', () => {
    expect(at(40, { ...weeks(1, 13, 12), ...weeks(14, 40, 2) }).state).toBe('moved')
    expect(at(40, weeks(14, 40, 12)).state).toBe('unknown')
  })
})

test('a metric with a ceiling should go down', () => {
  expect(wantedDirection('less_than_or_equal')).toBe('down')
  expect(wantedDirection('greater_than_or_equal')).toBe('up')
})
