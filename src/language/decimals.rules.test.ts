import { expect, test } from 'vitest'
import { withPoint } from './decimals.rules.ts'

test.each([
  ['1,5', '1.5'],
  ['1.234,5', '1234.5'],
  ['1.234.567', '1234567'],
  ['-1.234.567,25', '-1234567.25'],
  ['1.500', '1500'],
  ['1.5', '1.5'],
  ['-2.000 €', '-2000 €'],
  ['12', '12'],
])('where a comma stands before decimals, %s is %s', (typed, read) => {
  expect(withPoint(typed, ',')).toBe(read)
})

test('where a point does, nothing changes', () => {
  expect(withPoint('1,234.5', '.')).toBe('1,234.5')
})
