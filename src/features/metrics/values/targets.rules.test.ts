import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { dashboardStatus, isTargetMet, targetOf, valueStatus } from './targets.rules.ts'

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
    [121, 100, 'whatever', 'ahead'],
    [121, 100, 'equal_to', 'behind'],
    [50, 100, 'less_than_or_equal', 'on-track'],
    [50, 100, 'less_than', 'on-track'],
    [101, 100, 'less_than_or_equal', 'behind'],
    [-75, -100, 'greater_than_or_equal', 'ahead'],
    [-110, -100, 'greater_than_or_equal', 'behind'],
  ])('%o against %o by %s is %s', (value, target, logic, status) =>
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

test('a week’s own target replaces the metric’s, and so does its logic if it has one', () => {
  const definition = aMetric({})
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
