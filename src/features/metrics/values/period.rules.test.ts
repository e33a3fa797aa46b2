import { expect, test } from 'vitest'
import { aMetric, anEntry } from '../metrics-harness.ts'
import type { MetricValue } from '../metrics.table.ts'
import { metricPeriod } from './period.rules.ts'

const weeks = ['2026-11-16', '2026-11-09', '2026-11-02']

const valuesOf = (...entries: MetricValue[]) => Object.fromEntries(entries.map((each) => [each.week, each]))

test('a total is compared with the targets of the weeks that have a value', () => {
  const metric = aMetric({ targetValue: 100 })
  const values = valuesOf(anEntry(weeks[0]!, { value: 90 }), anEntry(weeks[2]!, { value: 115 }))
  expect(metricPeriod({ metric, definitions: [], inputs: null, values }, weeks)).toMatchObject({
    value: 205,
    target: { value: 200 },
    status: 'met',
  })
})

test('an average is compared with the average target, in which a week’s own counts', () => {
  const metric = aMetric({ targetValue: 100, aggregationType: 'average' })
  const values = valuesOf(
    anEntry(weeks[0]!, { value: 100, customTargetValue: 130 }),
    anEntry(weeks[1]!, { value: 105 }),
  )
  expect(metricPeriod({ metric, definitions: [], inputs: null, values }, weeks)).toMatchObject({
    value: 102.5,
    target: { value: 115 },
    status: 'missed',
  })
})

test('targets of two directions, or none at all, decide nothing', () => {
  const metric = aMetric({ targetValue: 100 })
  const mixed = valuesOf(
    anEntry(weeks[0]!, { value: 90, customTargetValue: 95, customTargetLogic: 'less_than_or_equal' }),
    anEntry(weeks[1]!, { value: 90 }),
  )
  expect(metricPeriod({ metric, definitions: [], inputs: null, values: mixed }, weeks).status).toBe(
    'no-target',
  )
  const without = aMetric({ targetValue: null })
  expect(metricPeriod({ metric: without, definitions: [], inputs: null, values: mixed }, weeks).status).toBe(
    'no-target',
  )
  expect(metricPeriod({ metric, definitions: [], inputs: null, values: {} }, weeks)).toMatchObject({
    value: null,
    status: 'no-value',
  })
})
