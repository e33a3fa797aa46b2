import { describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { DIVISION_BY_ZERO } from '../formulas/formula.text.ts'
import { aMetric } from '../metrics-harness.ts'
import type { Metric, MetricValue } from '../metrics.table.ts'
import { metricWeek } from './metric-week.rules.ts'

const WEEK = '2026-11-16'

const entry = (patch: Partial<MetricValue>): MetricValue => ({
  id: 'a',
  metricId: 'a',
  teamId: 'crew',
  isShared: false,
  week: WEEK,
  value: null,
  customTargetValue: null,
  customTargetLogic: null,
  targetNote: null,
  earlier: [],
  updatedBy: 'lena',
  updatedAt: '2026-11-16T08:00:00.000Z',
  ...patch,
})

test.each([
  [
    'nothing',
    {},
    { value: null, status: 'no-value', target: { value: 100, logic: 'greater_than_or_equal' } },
  ],
  [
    'a value',
    { value: 99 },
    { value: 99, status: 'missed', target: { value: 100, logic: 'greater_than_or_equal' } },
  ],
  [
    'a value and a target of its own',
    { value: 99, customTargetValue: 90 },
    { value: 99, status: 'met', target: { value: 90, logic: 'greater_than_or_equal' } },
  ],
])('a week with %s', (_, patch, expected) => {
  const values = { [WEEK]: entry(patch) }
  expect(metricWeek({ metric: aMetric({}), definitions: [], inputs: null, values }, WEEK)).toEqual({
    unit: 'number',
    problem: null,
    ...expected,
  })
})

test('a week that nobody entered anything for has the target of the metric', () => {
  expect(metricWeek({ metric: aMetric({}), definitions: [], inputs: null, values: {} }, WEEK)).toMatchObject({
    value: null,
    status: 'no-value',
  })
})

describe('the weeks of a formula', () => {
  const [ratio, won, lost] = [newId(), newId(), newId()]
  const formula = `[${won}] / ( [${won}] + [${lost}] ) * 100`
  const metric = aMetric({ id: ratio, formula, targetValue: 50 })
  const typed = (id: string, value: number, patch: Partial<Metric> = {}) => ({
    metric: aMetric({ id, name: 'Won', ...patch }),
    definitions: [],
    values: { [WEEK]: entry({ value }) },
  })
  const row = { metric, definitions: [], values: { [WEEK]: entry({ value: 7 }) } }

  test('are calculated, coloured, and do not show what was typed in before', () => {
    const inputs = { [won]: typed(won, 3), [lost]: typed(lost, 1) }
    expect(metricWeek({ ...row, inputs }, WEEK)).toMatchObject({ value: 75, status: 'met', problem: null })
    expect(metricWeek({ ...row, inputs }, '2026-11-09')).toMatchObject({ value: null, status: 'no-value' })
  })

  test.each([
    ['a deleted input', typed(won, 3, { deletedAt: '2026-11-16T08:00:00.000Z' }), 'Metric not found: Won'],
    ['an input that the reader may not see', null, 'Uses numbers of a team you are not on'],
  ])('with %s say so and show no number', (_, input, problem) => {
    const inputs = { [won]: input, [lost]: typed(lost, 1) }
    expect(metricWeek({ ...row, inputs }, WEEK)).toMatchObject({ value: null, status: 'no-value', problem })
  })

  test('say what is wrong when nobody entered the divisor', () => {
    const half = aMetric({ id: ratio, formula: `[${won}] / [${lost}]` })
    const inputs = {
      [won]: typed(won, 3),
      [lost]: { metric: aMetric({ id: lost }), definitions: [], values: {} },
    }
    expect(metricWeek({ metric: half, definitions: [], values: {}, inputs }, WEEK).problem).toBe(
      DIVISION_BY_ZERO,
    )
  })

  test('of formulas on formulas are calculated through all layers', () => {
    const total = newId()
    const metrics = {
      [total]: {
        metric: aMetric({ id: total, formula: `sum([${won}],2) + [${lost}]` }),
        definitions: [],
        values: {},
      },
      [won]: typed(won, 3),
      [lost]: typed(lost, 1),
    }
    const top = aMetric({ id: ratio, formula: `[${total}] * 2` })
    expect(metricWeek({ metric: top, definitions: [], values: {}, inputs: metrics }, WEEK).value).toBe(8)
    expect(
      metricWeek({ metric: top, definitions: [], values: {}, inputs: metrics }, '2026-11-23').value,
    ).toBe(6)
  })

  test('that depend on themselves in spite of all checks end with words, not with a stack overflow', () => {
    for (const text of [`[${won}] + [${lost}]`, `lag([${won}],1) + [${lost}]`]) {
      const inputs = {
        [won]: { metric: aMetric({ id: won, formula: `[${ratio}]` }), definitions: [], values: {} },
        [lost]: typed(lost, 1),
      }
      const { problem } = metricWeek(
        { metric: aMetric({ id: ratio, formula: text }), definitions: [], values: {}, inputs },
        WEEK,
      )
      expect(problem).toMatch(/builds on too many others/)
    }
  })
})
