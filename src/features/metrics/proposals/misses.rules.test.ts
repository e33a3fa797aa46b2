import { describe, expect, test } from 'vitest'
import { addDays, weeksBack } from '../../time/calendar.rules.ts'
import { aMetric, valueOf } from '../metrics-harness.ts'
import { answeredUpTo, isProposed, missStreak } from './misses.rules.ts'

const THIS_WEEK = '2026-11-16'

type Entered = number | null | { value: number; target: number }

/** A metric that wants at least 100, with the values of the last finished weeks, newest first. */
function rowOf(newestFirst: readonly Entered[], targetValue: number | null = 100) {
  const weeks = weeksBack(addDays(THIS_WEEK, -7), newestFirst.length)
  const values = newestFirst.map((entered, index) => {
    const week = weeks[index]!
    if (entered === null || typeof entered === 'number') return [week, valueOf({ week, value: entered })]
    return [week, valueOf({ week, value: entered.value, customTargetValue: entered.target })]
  })
  return {
    metric: aMetric({ targetValue }),
    definitions: [],
    inputs: null,
    values: Object.fromEntries(values),
  }
}

describe('misses in a row', () => {
  test.each<[string, Entered[], number]>([
    ['none without values', [], 0],
    ['none if the last value was a hit', [100, 90, 90, 90], 0],
    ['those before a hit', [90, 90, 100, 90], 2],
    ['a week without a value is no miss and ends nothing', [90, null, 90, null, null, 90, 100], 3],
    ['a week is judged by its own target', [90, { value: 90, target: 80 }, 90], 1],
    ['a week that only its own target makes a miss', [90, { value: 110, target: 120 }, 90], 3],
    ['not more than thirteen weeks', Array.from({ length: 20 }, () => 1), 13],
  ])('%s', (_story, values, misses) => {
    expect(missStreak(rowOf(values), THIS_WEEK)?.misses ?? 0).toBe(misses)
  })

  test('the week that is not over says nothing yet', () => {
    const row = rowOf([90, 90])
    const unfinished = { [THIS_WEEK]: valueOf({ week: THIS_WEEK, value: 10 }) }
    expect(missStreak({ ...row, values: { ...row.values, ...unfinished } }, THIS_WEEK)?.misses).toBe(2)
  })

  test('without a target nothing is a miss', () => {
    expect(missStreak(rowOf([1, 1, 1], null), THIS_WEEK)).toBeNull()
  })

  test('it names its first and last week', () => {
    expect(missStreak(rowOf([null, 90, 90, 100]), THIS_WEEK)).toEqual({
      misses: 2,
      first: addDays(THIS_WEEK, -21),
      last: addDays(THIS_WEEK, -14),
    })
  })
})

describe('misses of which not every week is known', () => {
  const newest = addDays(THIS_WEEK, -7)
  const isKnown = (week: string) => week >= addDays(THIS_WEEK, -21)

  test.each<[string, Entered[], number, number]>([
    ['the known ones are counted, and the row begins where it does for all', [90, 90, 90, 90, 90, 100], 3, 5],
    ['weeks without a value end no row', [90, null, null, null, 90, 100], 1, 5],
    ['a hit among those that are not known ends it', [90, 90, 90, 90, 100, 90], 3, 4],
    ['a hit among those that are known ends it', [90, 100, 90, 90, 90], 1, 1],
  ])('%s', (_story, values, misses, weeks) => {
    const first = addDays(THIS_WEEK, -7 * weeks)
    expect(missStreak(rowOf(values), THIS_WEEK, isKnown)).toEqual({ misses, first, last: newest })
    expect(missStreak(rowOf(values), THIS_WEEK)).toMatchObject({ first, last: newest })
  })

  test('without a known miss there is none', () => {
    expect(missStreak(rowOf([null, null, null, 90, 90, 90]), THIS_WEEK, isKnown)).toBeNull()
    expect(missStreak(rowOf([90, 90, 90]), THIS_WEEK, () => false)).toBeNull()
  })
})

describe('the proposal', () => {
  const streak = { misses: 3, first: '2026-10-26', last: '2026-11-09' }

  test('comes with the third miss', () => {
    expect(isProposed({ missesDismissedAt: null }, { ...streak, misses: 2 })).toBe(false)
    expect(isProposed({ missesDismissedAt: null }, streak)).toBe(true)
    expect(isProposed({ missesDismissedAt: null }, null)).toBe(false)
  })

  test('comes once in a row of misses, and again in the next one', () => {
    for (const answered of ['2026-10-26', '2026-11-09', '2026-11-16'])
      expect(isProposed({ missesDismissedAt: answered }, streak)).toBe(false)
    expect(isProposed({ missesDismissedAt: '2026-10-19' }, streak)).toBe(true)
  })

  test('an answer for an earlier week takes no later one back', () => {
    expect(answeredUpTo({ missesDismissedAt: '2026-11-09' }, '2026-10-05')).toBe('2026-11-09')
    expect(answeredUpTo({ missesDismissedAt: '2026-10-05' }, '2026-11-09')).toBe('2026-11-09')
    expect(answeredUpTo({ missesDismissedAt: null }, '2026-11-09')).toBe('2026-11-09')
  })
})
