import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refuse } from '../metrics.refusals.ts'
import { type Unit, UNITS } from '../metrics.table.ts'
import { LAYOUTS, PHONE_CHARACTERS } from '../scorecard/grid-layout.rules.ts'
import { editableValue, fitted, formatAggregate, formatValue } from './metric-format.rules.ts'
import { NOT_A_NUMBER, NOT_A_TIME, NOT_YES_OR_NO } from './metric-values.text.ts'
import { readValue } from './read-value.rules.ts'

describe('numbers as people read them', () => {
  test.each([
    [1234.5, 'number', '1,234.5'],
    [0.126, 'number', '0.13'],
    [-0.001, 'number', '0'],
    [12.5, 'percentage', '12.5%'],
    [1234.5, 'currency', '$1,234.5'],
    [-20, 'currency', '-$20'],
    [7.25, 'time', '7.25'],
    [1, 'yes_no', 'Yes'],
    [0, 'yes_no', 'No'],
    [3, 'yes_no', '3'],
  ] as const)('%d as %s is %s', (value, unit, text) => expect(formatValue(value, unit)).toBe(text))

  test('nine yeses total 9, and average 90% of ten weeks', () => {
    expect(formatAggregate(9, 'yes_no', 'total')).toBe('9')
    expect(formatAggregate(0.9, 'yes_no', 'average')).toBe('90%')
    expect(formatAggregate(9, 'currency', 'total')).toBe('$9')
  })

  test('averages have up to two decimals at any size', () => {
    expect(formatAggregate(980_792.314, 'currency', 'average')).toBe('$980,792.31')
    expect(formatAggregate(12_345.5, 'number', 'average')).toBe('12,345.5')
    expect(formatAggregate(980_792.31, 'currency', 'total')).toBe('$980,792.31')
    expect(formatAggregate(3.384, 'number', 'average')).toBe('3.38')
  })
})

describe('numbers in a narrow place', () => {
  const nine = (value: number, unit: Unit) => fitted(formatValue(value, unit), 9, value, unit)

  test.each([
    [98_765.4, 'currency', '$98,765.4'],
    [197_530.72, 'currency', '$197,531'],
    [-197_530.72, 'currency', '-$197,531'],
    [1_074_073.29, 'currency', '$1.074M'],
    [1_234_567, 'number', '1,234,567'],
    [12_345_678, 'number', '12.35M'],
    [12_345.67, 'percentage', '12,346%'],
    [1, 'yes_no', 'Yes'],
  ] as const)('%d as %s is %s', (value, unit, text) => expect(nine(value, unit)).toBe(text))

  test('less room takes digits away, never the sign or the size', () => {
    const seven = (value: number) => fitted(formatValue(value, 'currency'), 7, value, 'currency')
    expect([1_074_073, -1_074_073, 197_530.72, -197_530].map(seven)).toEqual([
      '$1.074M',
      '-$1.07M',
      '$197.5K',
      '-$198K',
    ])
  })

  test('every number that can be stored fits', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        fc.constantFrom(...UNITS),
        (value, unit) => {
          expect(nine(value, unit).length).toBeLessThanOrEqual(9)
        },
      ),
    ))

  test('every number below 990 trillion fits in every column', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -9.9e14, max: 9.9e14, noNaN: true }),
        fc.constantFrom(...UNITS),
        fc.constantFrom(...LAYOUTS.flatMap(({ characters }) => Object.values(characters)), PHONE_CHARACTERS),
        (value, unit, characters) => {
          const text = fitted(formatValue(value, unit), characters, value, unit)
          expect(text.length).toBeLessThanOrEqual(characters)
        },
      ),
    ))
})

describe('what is typed or pasted', () => {
  test.each([
    ['42', 42],
    [' 1,234.50 ', 1234.5],
    ['$1,000', 1000],
    ['-$20', -20],
    ['45 %', 45],
    ['(12.5)', -12.5],
    ['−3', -3],
    ['.5', 0.5],
    ['+7', 7],
    ['-0', 0],
    ['1 000', 1000],
  ])('%s is %d', (typed, value) => expect(readValue(typed, 'number')).toEqual({ value }))

  test.each([[''], ['   ']])('nothing (%o) clears', (typed) => {
    for (const unit of UNITS) expect(readValue(typed, unit)).toEqual({ value: null })
  })

  test.each([['abc'], ['1,23'], ['1.2.3'], ['12e5'], ['--1'], ['.'], ['-'], ['NaN'], ['Infinity'], ['0x10']])(
    '%s is no number',
    (typed) => expect(readValue(typed, 'number')).toEqual({ problem: NOT_A_NUMBER }),
  )

  test('a number beyond the largest is refused', () => {
    expect(readValue('1,000,000,000,000,000', 'number')).toEqual({ value: 1e15 })
    expect(readValue('1,000,000,000,000,001', 'number')).toEqual({
      problem: refuse.reason('value/too-large').detail,
    })
  })

  test.each([
    ['Yes', 1],
    ['y', 1],
    ['1', 1],
    ['NO', 0],
    ['false', 0],
    ['0', 0],
  ])('%s answers a yes-or-no metric with %d', (typed, value) =>
    expect(readValue(typed, 'yes_no')).toEqual({ value }),
  )

  test.each([
    ['1:30', 1.5],
    ['90m', 1.5],
    ['90 min', 1.5],
    ['1h 30m', 1.5],
    ['2h', 2],
    ['0:05', 5 / 60],
    ['-1:30', -1.5],
    ['(1:30)', -1.5],
    ['1,200:00', 1200],
    ['7.25', 7.25],
  ])('%s is %d hours', (typed, value) => expect(readValue(typed, 'time')).toEqual({ value }))

  test.each([['1:60'], ['1:3'], [':30'], ['1:30:00'], ['h'], ['m'], ['90x'], ['1:30m'], ['2,5h']])(
    '%s is no time',
    (typed) => expect(readValue(typed, 'time')).toEqual({ problem: NOT_A_TIME }),
  )

  test('only a metric in time takes times', () =>
    expect(readValue('1:30', 'number')).toEqual({ problem: NOT_A_NUMBER }))

  test('anything else does not', () =>
    expect(readValue('maybe', 'yes_no')).toEqual({ problem: NOT_YES_OR_NO }))
})

test('both what the field shows and what people see read back as the same number, to two decimals', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
      fc.constantFrom('number', 'percentage', 'currency', 'time'),
      (value, unit) => {
        expect(readValue(editableValue(value, unit), unit)).toEqual({ value: value === 0 ? 0 : value })
        expect(readValue(formatValue(value, unit), unit)).toEqual({ value: value === 0 ? 0 : value })
      },
    ),
  ))

test('any text is either a value within bounds or a problem in words', () =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...UNITS), (typed, unit) => {
      const read = readValue(typed, unit)
      if ('problem' in read) expect(read.problem).not.toBe('')
      else if (read.value !== null) expect(Math.abs(read.value)).toBeLessThanOrEqual(1e15)
    }),
  ))
