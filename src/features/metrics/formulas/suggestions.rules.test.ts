import { expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { aMetric } from '../metrics-harness.ts'
import { labelsOf } from './formula-names.rules.ts'
import { replaced, suggestionsFor, writtenAt } from './suggestions.rules.ts'

const CHOICES = [
  { metric: aMetric({ id: newId(), name: 'Leads', teamId: 'sales' }), teamName: 'Sales', ownerName: 'Lena' },
  {
    metric: aMetric({ id: newId(), name: 'Average price', teamId: 'crew' }),
    teamName: 'Crew',
    ownerName: 'Omar',
  },
]
const labels = labelsOf(CHOICES, [])
/** The caret stands at the bar. */
const at = (text: string) => writtenAt(text.replace('|', ''), text.indexOf('|'))
const offered = (text: string) => suggestionsFor(at(text)!, CHOICES, labels, 'crew').map(({ label }) => label)

test.each([
  ['Lea|', { typed: 'Lea', from: 0, to: 3, isBracketed: false }],
  ['[Leads] + aver|', { typed: 'aver', from: 10, to: 14, isBracketed: false }],
  ['2 * [Le|ads] + 1', { typed: 'Le', from: 4, to: 11, isBracketed: true }],
  ['avg([|], 4)', { typed: '', from: 4, to: 6, isBracketed: true }],
  ['[|', { typed: '', from: 0, to: 1, isBracketed: true }],
  ['[Leads] +|', null],
  ['[Leads]|', null],
])('what is being written at the bar of %s', (text, written) => {
  expect(at(text)).toEqual(written)
})

test('functions and metrics are offered, metrics of the own team first', () => {
  expect(offered('[|')).toEqual(['Average price', 'Leads'])
  expect(offered('[lea|')).toEqual(['Leads'])
  expect(offered('a|')).toEqual(['avg', 'Average price', 'Leads'])
  expect(offered('zebra|')).toEqual([])
})

test('a choice takes the place of what was typed, and a function is waiting for its metric', () => {
  expect(replaced('2 * Le + 1', 4, 6, '[Leads]')).toEqual({ text: '2 * [Leads] + 1', caret: 11 })
  expect(replaced('av', 0, 2, 'avg([], 4)')).toEqual({ text: 'avg([], 4)', caret: 5 })
})
