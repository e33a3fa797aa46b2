import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.rules.ts'
import {
  aggregate,
  dashboardStatus,
  inDisplayOrder,
  isTargetMet,
  metricValueId,
  namesakes,
  targetOf,
  valueStatus,
} from './metrics.rules.ts'
import type { Metric } from './metrics.table.ts'

const metric = (patch: Partial<Metric>): Metric => ({
  id: 'a',
  teamId: 'crew',
  ownerId: 'lena',
  name: 'Leads',
  claimedName: 'leads',
  description: null,
  unit: 'number',
  targetValue: 100,
  targetLogic: 'greater_than_or_equal',
  aggregationType: 'total',
  displayOrder: 0,
  createdBy: 'lena',
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  ...patch,
})

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true })
const LOGICS = [
  'greater_than',
  'less_than',
  'greater_than_or_equal',
  'less_than_or_equal',
  'equal',
  'nonsense',
]

describe('whether a target is met', () => {
  test.each([
    [100, 'greater_than_or_equal', true],
    [99.9, 'greater_than_or_equal', false],
    [100, 'greater_than', false],
    [100.1, 'greater_than', true],
    [100, 'less_than_or_equal', true],
    [100.1, 'less_than_or_equal', false],
    [100, 'less_than', false],
    [99, 'less_than', true],
    [100.0009, 'equal', true],
    [99.9989, 'equal', false],
    [100.0011, 'equal', false],
    [100.0005, 'equal_to', true],
    [101, 'equal_to', false],
    [100, 'whatever', true],
    [99, 'whatever', false],
  ])('%d against 100 by %s: %s', (value, logic, met) => expect(isTargetMet(value, 100, logic)).toBe(met))

  test.each([[null], [undefined], ['100'], [Number.NaN], [Number.POSITIVE_INFINITY], [{}]])(
    '%o is not a number and meets nothing',
    (value) => {
      for (const logic of LOGICS) expect(isTargetMet(value, 1, logic)).toBe(false)
      for (const logic of LOGICS) expect(isTargetMet(1, value, logic)).toBe(false)
    },
  )

  test('"more than" and "at most" are opposites, and so are "less than" and "at least"', () =>
    fc.assert(
      fc.property(amount, amount, (value, target) => {
        expect(isTargetMet(value, target, 'greater_than')).toBe(
          !isTargetMet(value, target, 'less_than_or_equal'),
        )
        expect(isTargetMet(value, target, 'less_than')).toBe(
          !isTargetMet(value, target, 'greater_than_or_equal'),
        )
      }),
    ))
})

describe('status', () => {
  test.each([
    [null, 100, 'no-value'],
    [null, null, 'no-value'],
    [5, null, 'no-target'],
    [100, 100, 'met'],
    [99, 100, 'missed'],
  ])('a value of %o with a target of %o is %s', (value, target, status) =>
    expect(valueStatus(value, { value: target, logic: 'greater_than_or_equal' })).toBe(status),
  )

  test.each([
    [null, 100, 'greater_than_or_equal', 'no-target'],
    [80, null, 'greater_than_or_equal', 'no-target'],
    [99, 100, 'greater_than_or_equal', 'behind'],
    [120, 100, 'greater_than_or_equal', 'on-track'],
    [120.1, 100, 'greater_than_or_equal', 'ahead'],
    [121, 100, 'greater_than', 'ahead'],
    [50, 100, 'less_than_or_equal', 'on-track'],
    [101, 100, 'less_than_or_equal', 'behind'],
    [-75, -100, 'greater_than_or_equal', 'ahead'],
    [-110, -100, 'greater_than_or_equal', 'behind'],
  ])('%o against %o by %s stands at %s', (value, target, logic, status) =>
    expect(dashboardStatus(value, { value: target, logic })).toBe(status),
  )

  test('a metric without a value or without a target is never off track', () =>
    fc.assert(
      fc.property(
        fc.option(amount),
        fc.option(amount),
        fc.constantFrom(...LOGICS),
        (value, target, logic) => {
          const behind = dashboardStatus(value, { value: target, logic }) === 'behind'
          expect(behind).toBe(valueStatus(value, { value: target, logic }) === 'missed')
          if (value === null || target === null) expect(behind).toBe(false)
        },
      ),
    ))
})

test('a week’s own target comes before the metric’s, its logic too where it has one', () => {
  const definition = metric({})
  expect(targetOf(definition, undefined)).toEqual({ value: 100, logic: 'greater_than_or_equal' })
  expect(targetOf(definition, { customTargetValue: null, customTargetLogic: 'equal' })).toMatchObject({
    value: 100,
  })
  expect(targetOf(definition, { customTargetValue: 0, customTargetLogic: null })).toEqual({
    value: 0,
    logic: 'greater_than_or_equal',
  })
  expect(targetOf(definition, { customTargetValue: 5, customTargetLogic: 'equal' })).toEqual({
    value: 5,
    logic: 'equal',
  })
})

describe('what stands for a period', () => {
  test('weeks without a value do not count', () => {
    expect(aggregate([10, null, 20], 'total')).toBe(30)
    expect(aggregate([10, null, 20], 'average')).toBe(15)
    expect(aggregate([null, null], 'total')).toBeNull()
    expect(aggregate([], 'average')).toBeNull()
  })

  test('the average lies between the smallest and the largest, and times the count is the total', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const average = aggregate(values, 'average')!
          expect(average).toBeGreaterThanOrEqual(Math.min(...values))
          expect(average).toBeLessThanOrEqual(Math.max(...values))
          expect(average * values.length).toBeCloseTo(aggregate(values, 'total')!)
        },
      ),
    ))
})

test('namesakes are live metrics of the same owner and team, whatever the case', () => {
  const own = metric({ id: 'own' })
  const others = [
    own,
    metric({ id: 'same', name: ' LEADS ' }),
    metric({ id: 'deleted', deletedAt: '2026-11-09T08:00:00.000Z' }),
    metric({ id: 'theirs', ownerId: 'omar' }),
    metric({ id: 'elsewhere', teamId: 'leadership' }),
    metric({ id: 'other', name: 'Calls' }),
  ]
  expect(namesakes(own, others).map(({ id }) => id)).toEqual(['same'])
})

test('the scorecard goes by place, then by name, and leaves deleted metrics out', () => {
  const rows = [
    metric({ id: 'c', displayOrder: 1, name: 'Calls' }),
    metric({ id: 'z', displayOrder: 0, name: 'Zeal' }),
    metric({ id: 'b', displayOrder: 1, name: 'Briefs' }),
    metric({ id: 'x', displayOrder: 0, deletedAt: '2026-11-09T08:00:00.000Z' }),
  ]
  expect(inDisplayOrder(rows).map(({ id }) => id)).toEqual(['z', 'b', 'c'])
})

describe('the id of a value', () => {
  const id = fc.uuid({ version: 7 })
  const week = fc.integer({ min: 0, max: 4_000 }).map((weeks) => addDays('2000-01-03', 7 * weeks))

  test('is a UUID, the same for the same cell, another for every other week', () =>
    fc.assert(
      fc.property(id, week, week, (metricId, one, other) => {
        expect(metricValueId(metricId, one)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/,
        )
        expect(metricValueId(metricId, one) === metricValueId(metricId, other)).toBe(one === other)
      }),
    ))
})
