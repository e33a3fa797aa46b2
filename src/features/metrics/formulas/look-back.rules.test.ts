import { describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { aMetric } from '../metrics-harness.ts'
import type { Entered } from './formula-inputs.rules.ts'
import { earliestWeek, isWhole } from './look-back.rules.ts'

const WEEK = '2026-11-16'
const [a, b, c] = [newId(), newId(), newId()]

test.each([
  ['a metric that is typed in needs its own week', {}, WEEK],
  ['a difference to last week needs that one', { [a]: `[${b}] - lag([${b}],1)` }, '2026-11-09'],
  ['an average over four weeks needs three before', { [a]: `avg([${b}],4)` }, '2026-10-26'],
  ['formulas on formulas add up', { [a]: `lag([${b}],1)`, [b]: `sum([${c}],4)` }, '2026-10-19'],
  ['what counts from the beginning of the year needs all of it', { [a]: `ytd([${b}])` }, '2026-01-05'],
])('%s', (_, formulas: Record<string, string>, first) => {
  const listed = (id: string) => (formulas[id] === undefined ? [] : [formulas[id]])
  expect(earliestWeek(a, WEEK, listed)).toBe(first)
})

test('a circle ends all the same', () => {
  expect(earliestWeek(a, WEEK, (id) => [id === a ? `lag([${b}],1)` : `[${a}]`]) < WEEK).toBe(true)
})

describe('whether everybody holds all that counts in a week', () => {
  const TODAY = '2026-11-20'
  /** What the formula was before each Monday; the one of today has none. */
  type Formulas = readonly (readonly [formula: string | null, untilWeek?: string])[]

  const enteredFor = (id: string, formulas: Formulas): Entered => ({
    metric: aMetric({ id, formula: formulas.at(-1)![0] }),
    definitions: formulas.slice(0, -1).map(([formula, untilWeek]) => ({
      ...aMetric({ id, formula }),
      metricId: id,
      untilWeek: untilWeek!,
    })),
    values: {},
  })
  const judged = (own: Formulas, input: Formulas = [[null]], week = WEEK) =>
    isWhole({ ...enteredFor(a, own), inputs: { [b]: enteredFor(b, input), [c]: null } }, week, TODAY)

  test.each<[string, Formulas, Formulas?]>([
    ['typed in', [[null]]],
    ['a few weeks', [[`avg([${b}],4)`]]],
    ['the whole year once, a few weeks now', [[`ytd([${b}])`, WEEK], [`avg([${b}],4)`]]],
    ['the whole year once, typed in now', [[`ytd([${b}])`, WEEK], [null]]],
    ['an input of the whole year once', [[`[${b}]`]], [[`ytd([${c}])`, WEEK], [null]]],
    [
      'an input that looked far back before these weeks',
      [[`sum([${b}],2)`]],
      [[`ytd([${c}])`, '2026-11-09'], [null]],
    ],
    ['in a circle', [[`[${b}]`]], [[`[${a}]`]]],
  ])('they do: %s', (_, own, input) => {
    expect(judged(own, input)).toBe(true)
  })

  test.each<[string, Formulas, Formulas?]>([
    ['the whole year', [[`ytd([${b}])`]]],
    ['the whole year only now', [[null, WEEK], [`ytd([${b}])`]]],
    ['layers that add up', [[`avg([${b}],10)`]], [[`lag([${c}],10)`]]],
    [
      'an input that looked far back in one of the weeks',
      [[`avg([${b}],4)`]],
      [[null, '2026-11-02'], [`ytd([${c}])`, '2026-11-09'], [null]],
    ],
  ])('they do not: %s', (_, own, input) => {
    expect(judged(own, input)).toBe(false)
  })

  test('an earlier week is judged by what held in it', () => {
    const own: Formulas = [[`ytd([${b}])`, WEEK], [null]]
    expect(judged(own, [[null]], '2026-11-09')).toBe(false)
  })
})
