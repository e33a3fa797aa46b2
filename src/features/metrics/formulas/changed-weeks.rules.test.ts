import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, type Day, weeksBack } from '../../time/calendar.rules.ts'
import { aMetric } from '../metrics-harness.ts'
import type { MetricValue } from '../metrics.table.ts'
import { metricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'
import { changedWeeks } from './changed-weeks.rules.ts'
import { Evaluation } from './evaluate.rules.ts'
import type { Entered } from './formula-inputs.rules.ts'

const WEEK: Day = '2026-11-16'
const [top, middle, typed] = [newId(), newId(), newId()]

const value = (week: Day, number: number) => ({ week, value: number }) as MetricValue
const entered = (id: string, values: Record<Day, MetricValue>, formula: string | null = null): Entered => ({
  metric: metricOf(id, formula),
  definitions: [],
  values,
})
const known = new Map<string, Entered['metric']>()
function metricOf(id: string, formula: string | null) {
  const key = `${id} ${formula}`
  const metric = known.get(key) ?? aMetric({ id, formula })
  known.set(key, metric)
  return metric
}

test('a changed value touches its own week and those that look back to it', () => {
  const rows = (number: number, formula: string) => ({
    [middle]: entered(middle, {}, `avg([${typed}],4)`),
    [typed]: entered(typed, { [WEEK]: value(WEEK, number) }),
    [top]: entered(top, {}, formula),
  })
  const lagged = `lag([${middle}],1)`
  expect(changedWeeks(top, rows(1, lagged), rows(2, lagged))).toEqual({ from: WEEK, to: addDays(WEEK, 28) })
  const same = rows(1, lagged)
  expect(changedWeeks(top, same, same)).toBeNull()
  expect(changedWeeks(top, same, rows(1, `[${middle}]`))).toBeUndefined()
  expect(changedWeeks(top, same, { ...same, [middle]: null })).toBeUndefined()
})

test.each(seeds(1))('what is kept equals what is calculated anew, seed %i', (seed) => {
  const random = chance(seed)
  const weeks = weeksBack(WEEK, 30)
  const formulas = [`lag([${middle}],2) + [${typed}]`, `ytd([${middle}])`, `sum([${typed}],3) / [${middle}]`]
  let values: Record<Day, MetricValue> = {}
  let formula = formulas[0]!
  for (let edit = 0; edit < 200; edit++) {
    const week = random.pick(weeks)
    if (random.next() < 0.1) formula = random.pick(formulas)
    else if (random.next() < 0.2)
      values = Object.fromEntries(Object.entries(values).filter(([each]) => each !== week))
    else values = { ...values, [week]: value(week, random.integer(-3, 9)) }
    const inputs = {
      [middle]: entered(middle, {}, `avg([${typed}],4)`),
      [typed]: entered(typed, values),
    }
    const row: MetricWeeks = { ...entered(top, {}, formula), inputs }
    const anew = new Evaluation({ ...inputs, [top]: row })
    const shown = random.next() < 0.5 ? weeks : weeks.slice(5, 9)
    expect(shown.map((each) => metricWeek(row, each).value)).toEqual(
      shown.map((each) => anew.result(top, each).value),
    )
  }
})
