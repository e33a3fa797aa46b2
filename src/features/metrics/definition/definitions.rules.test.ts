import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import { aMetric } from '../metrics-harness.ts'
import { type Definition, type MetricValue, TARGET_LOGICS, UNITS } from '../metrics.table.ts'
import { type MetricWeeks, metricWeek } from '../values/metric-week.rules.ts'
import {
  definitionAt,
  definitionOf,
  differenceOf,
  type Defined,
  type EarlierDefinition,
  redefined,
} from './definitions.rules.ts'

const FIRST: Day = '2026-01-05'
const WEEKS = Array.from({ length: 20 }, (_, index) => addDays(FIRST, 7 * index))

type History = Defined<EarlierDefinition>

const NEW: History = { metric: aMetric({}), definitions: [] }

const change = (history: History, fields: Partial<Definition>, from: Day | null): History => ({
  metric: { ...history.metric, ...fields },
  definitions: redefined(history, fields, from),
})

const byWeek = (history: History): Definition[] =>
  WEEKS.map((week) => definitionOf(definitionAt(history, week)))

const fields: fc.Arbitrary<Partial<Definition>> = fc.record(
  {
    targetValue: fc.option(fc.integer({ min: 0, max: 3 })),
    targetLogic: fc.constantFrom(...TARGET_LOGICS),
    unit: fc.constantFrom(...UNITS),
    ownerId: fc.constantFrom('lena', 'omar'),
  },
  { requiredKeys: [] },
)
const from = fc.option(fc.constantFrom(...WEEKS))
const changes = fc.array(fc.tuple(fields, from), { maxLength: 12 })

/** The changes made one after the other, each with what every week was before and after it. */
function* told(steps: readonly [Partial<Definition>, Day | null][]) {
  let history = NEW
  for (const [changed, since] of steps) {
    const before = byWeek(history)
    history = change(history, changed, since)
    yield { history, changed, since, before, after: byWeek(history) }
  }
}

describe('changes from a week on, in any order and number', () => {
  test('leave the weeks before it as they were, and hold from it on', () =>
    fc.assert(
      fc.property(changes, (steps) => {
        for (const { changed, since, before, after } of told(steps)) {
          const expected = WEEKS.map((week, index) =>
            since !== null && week < since ? before[index]! : { ...before[index]!, ...changed },
          )
          expect(after).toEqual(expected)
        }
      }),
    ))

  test('leave the newest definition on the metric', () =>
    fc.assert(
      fc.property(changes, (steps) => {
        for (const { history, changed } of told(steps))
          expect(differenceOf(history.metric, changed)).toEqual({})
      }),
    ))

  test('keep one definition for a week at most, in order, and none that says what the next one says', () =>
    fc.assert(
      fc.property(changes, (steps) => {
        for (const { history } of told(steps)) {
          const weeks = history.definitions.map(({ untilWeek }) => untilWeek)
          expect(weeks).toEqual([...new Set(weeks)].toSorted())
          const all = [...history.definitions, history.metric]
          for (const [index, definition] of all.slice(1).entries())
            expect(differenceOf(all[index]!, definitionOf(definition))).not.toEqual({})
        }
      }),
    ))

  test('change no colour, target or unit of an earlier week', () =>
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 3 }), fields, fc.nat(19), (steps, value, last, at) => {
        const history = [...told(steps)].at(-1)?.history ?? NEW
        const values = Object.fromEntries(WEEKS.map((week) => [week, { value, customTargetValue: null }]))
        const weeksOf = (each: History) =>
          WEEKS.slice(0, at).map((week) => metricWeek({ ...each, values } as unknown as MetricWeeks, week))
        expect(weeksOf(change(history, last, WEEKS[at]!))).toEqual(weeksOf(history))
      }),
    ))
})

test('a raised target turns no earlier week red', () => {
  const raised = change(NEW, { targetValue: 200 }, WEEKS[2]!)
  const entry = { value: 150, customTargetValue: null } as MetricValue
  const row = { ...raised, values: Object.fromEntries(WEEKS.map((week) => [week, entry])) }
  expect(WEEKS.slice(1, 3).map((week) => metricWeek(row as unknown as MetricWeeks, week))).toEqual([
    {
      value: 150,
      unit: 'number',
      target: { value: 100, logic: 'greater_than_or_equal' },
      status: 'met',
      problem: null,
    },
    {
      value: 150,
      unit: 'number',
      target: { value: 200, logic: 'greater_than_or_equal' },
      status: 'missed',
      problem: null,
    },
  ])
})

test('of a change only what is different counts', () => {
  expect(differenceOf(NEW.metric, { targetValue: 100, unit: 'number' })).toEqual({})
  expect(differenceOf(NEW.metric, { targetValue: null, unit: 'number' })).toEqual({ targetValue: null })
})
