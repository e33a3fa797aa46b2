import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { addDays, weeksBack } from '../../time/calendar.rules.ts'
import type { Metric } from '../metrics.table.ts'
import { aMetric, valueOf } from '../metrics-harness.ts'
import { forecastOf, weeksOfQuarter } from './forecast.rules.ts'
import { panelFigures } from './panel-figures.rules.ts'
import { deviationOf, meanOf, usualRange } from './statistics.rules.ts'

/** The largest values that can be entered, and everything below them. */
const value = fc.double({ min: -1e15, max: 1e15, noNaN: true })
const enough = fc.array(value, { minLength: 8, maxLength: 20 })

const THIS_WEEK = '2026-11-16'

/** A metric with values in the weeks before this one, newest first. */
function rowOf(newestFirst: readonly (number | null)[], patch: Partial<Metric> = {}) {
  const weeks = weeksBack(addDays(THIS_WEEK, -7), newestFirst.length)
  const values = newestFirst.map((each, index) => [
    weeks[index]!,
    valueOf({ week: weeks[index]!, value: each }),
  ])
  return { metric: aMetric(patch), definitions: [], inputs: null, values: Object.fromEntries(values) }
}

describe('mean and deviation', () => {
  test('of values as far apart as can be entered are numbers, and the mean lies among them', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const mean = meanOf(values)
        const slack = 1e-9 * Math.max(...values.map(Math.abs), 1)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...values) - slack)
        expect(mean).toBeLessThanOrEqual(Math.max(...values) + slack)
        expect(Number.isFinite(deviationOf(values))).toBe(true)
      }),
    )
  })

  test('are those of the textbook', () => {
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5)
    expect(deviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7))
    expect(deviationOf([3])).toBe(0)
  })
})

describe('the usual range', () => {
  test('takes eight values', () => {
    expect(usualRange([1, 2, 3, 4, 5, 6, 7])).toBeNull()
    expect(usualRange([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ mean: 4.5, low: 4.5 - 2.66, high: 4.5 + 2.66 })
  })

  test('lies around the mean, whatever the values, and follows when all of them move', () => {
    fc.assert(
      fc.property(enough, (values) => {
        const { mean, low, high } = usualRange(values)!
        for (const each of [mean, low, high]) expect(Number.isFinite(each)).toBe(true)
        expect(low).toBeLessThanOrEqual(mean)
        expect(high).toBeGreaterThanOrEqual(mean)
        const mirrored = usualRange(values.map((each) => -each))!
        expect(mirrored.low).toBeCloseTo(-high, -6)
      }),
    )
  })

  test('of constant values is that value, and of yes and no lies around the share of yes', () => {
    expect(usualRange(Array.from({ length: 9 }, () => 7))).toEqual({ mean: 7, low: 7, high: 7 })
    const { mean, low, high } = usualRange([1, 0, 1, 1, 0, 1, 1, 1])!
    expect(mean).toBe(0.75)
    expect(low).toBeLessThan(0.75)
    expect(high).toBeGreaterThan(0.75)
  })

  test('looks at the last thirteen values only', () => {
    const late = Array.from({ length: 13 }, (_, index) => index % 3)
    expect(usualRange([1_000, ...late])).toEqual(usualRange(late))
  })
})

test('the weeks of a quarter are those whose Monday lies in it', () => {
  const weeks = weeksOfQuarter(THIS_WEEK)
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual(['2026-10-05', '2026-12-28', 13])
  expect(weeksOfQuarter('2024-01-01')[0]).toBe('2024-01-01')
  for (const week of weeks) expect(weeksOfQuarter(week)).toEqual(weeks)
})

describe('the forecast', () => {
  const steady = Array.from({ length: 13 }, () => 10)

  test('of a steady average is that value, and says what the target takes', () => {
    const forecast = forecastOf(rowOf(steady, { aggregationType: 'average', targetValue: 12 }), THIS_WEEK)!
    expect(forecast.left).toEqual(weeksOfQuarter(THIS_WEEK).slice(6))
    expect([forecast.low, forecast.high]).toEqual([10, 10])
    // Six weeks at 10 are there; 13 weeks at 12 are wanted.
    expect(forecast.goal).toMatchObject({ target: 12, needed: (13 * 12 - 60) / 7 })
  })

  test('of a total adds what is there and what is to come', () => {
    const forecast = forecastOf(rowOf(steady, { aggregationType: 'total', targetValue: 12 }), THIS_WEEK)!
    expect([forecast.low, forecast.high]).toEqual([130, 130])
    expect(forecast.goal?.target).toBe(156)
  })

  test.each([
    ['typed in', null],
    ['of the week before', (id: string) => `lag([${id}],1)`],
    ['averaged over four weeks', (id: string) => `avg([${id}],4)`],
  ])('of 10 a week %s is the same, though a formula has values of weeks to come', (_, formulaOf) => {
    const id = newId()
    const thisWeek = '2026-11-23'
    const weeks = weeksBack(thisWeek, 17)
    const values = Object.fromEntries(weeks.map((week) => [week, valueOf({ week, value: 10 })]))
    const input = { metric: aMetric({ id }), definitions: [], values }
    const row = formulaOf
      ? { ...input, metric: aMetric({ formula: formulaOf(id) }), values: {}, inputs: { [id]: input } }
      : { ...input, inputs: null }
    const { low, high, left, goal } = forecastOf(row, thisWeek)!
    expect({ low, high, left: left.length, target: goal?.target }).toEqual({
      low: 130,
      high: 130,
      left: 5,
      target: 1_300,
    })
  })

  test('needs eight values and a week that is left', () => {
    expect(forecastOf(rowOf(steady.slice(0, 7)), THIS_WEEK)).toBeNull()
    expect(forecastOf(rowOf(steady.slice(0, 8)), THIS_WEEK)).not.toBeNull()
    const full = weeksOfQuarter(THIS_WEEK).map((week) => [week, valueOf({ week, value: 1 })])
    const row = { metric: aMetric({}), definitions: [], inputs: null, values: Object.fromEntries(full) }
    expect(forecastOf(row, '2026-12-28')).toBeNull()
  })

  test('has no goal without a target', () => {
    expect(forecastOf(rowOf(steady, { targetValue: null }), THIS_WEEK)!.goal).toBeNull()
  })

  test('is a range of numbers around what is likely, whatever the values; what is needed leads to the target', () => {
    fc.assert(
      fc.property(
        enough,
        fc.constantFrom('total' as const, 'average' as const),
        (values, aggregationType) => {
          const { low, high, left, goal } = forecastOf(rowOf(values, { aggregationType }), THIS_WEEK)!
          expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true)
          expect(low).toBeLessThanOrEqual(high)
          const done = values.slice(0, 6).reduce((sum, each) => sum + each, 0)
          const reached = done + left.length * goal!.needed
          const share = aggregationType === 'average' ? 6 + left.length : 1
          const slack = 1e-9 * Math.max(...values.map(Math.abs), 100)
          expect(Math.abs(reached / share - goal!.target)).toBeLessThanOrEqual(slack)
        },
      ),
    )
  })
})

describe('the figures', () => {
  test('are the latest value, its change, the mean and the misses', () => {
    const figures = panelFigures(rowOf([90, 95, 110], { targetValue: 100 }), THIS_WEEK)
    expect(figures).toMatchObject({ change: -5, missesInARow: 2, latest: { week: addDays(THIS_WEEK, -7) } })
    expect(figures.mean).toBeCloseTo(98.333)
  })

  test('say nothing of what is not there', () => {
    expect(panelFigures(rowOf([]), THIS_WEEK)).toEqual({
      latest: null,
      change: null,
      mean: null,
      missesInARow: 0,
    })
    expect(panelFigures(rowOf([5, null, 4]), THIS_WEEK).change).toBeNull()
  })
})
