import { expect, test } from 'vitest'
import { linesOf } from './pasted-lines.rules.ts'

test('a pasted list loses its marks and its empty lines', () => {
  expect(linesOf('1. Measure first\r\n\r\n2) Say it early\n- Calm hands\n• 3 of 4 boats\n')).toEqual([
    'Measure first',
    'Say it early',
    'Calm hands',
    '3 of 4 boats',
  ])
})

test('one line is no list', () => {
  expect(linesOf('Calm - always')).toEqual(['Calm - always'])
})
