import { expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { aMetric } from '../metrics-harness.ts'
import { findAmong, labelsOf, writtenWith } from './formula-names.rules.ts'
import { parseFormula } from './formula.rules.ts'

const choice = (name: string, teamName: string, ownerName: string) => ({
  metric: aMetric({ id: newId(), name }),
  teamName,
  ownerName,
})

const CHOICES = [
  choice('Won', 'Sales', 'Lena'),
  choice('Leads', 'Sales', 'Lena'),
  choice('leads', 'Service', 'Lena'),
  choice('Calls', 'Sales', 'Lena'),
  choice('Calls', 'Sales', 'Omar'),
  choice('Calls', 'Sales', 'Omar'),
  choice('Leads (Sales)', 'Sales', 'Maya'),
  choice('Cash [net]', 'Sales', 'Lena'),
]
const unseen = [newId(), newId()]
const labels = labelsOf(CHOICES, unseen)
const find = findAmong(CHOICES, labels)

test('metrics of the same name are told apart by team, owner and a number', () => {
  expect([...labels.values()].toSorted()).toEqual([
    'Calls (Sales, Lena)',
    'Calls (Sales, Omar)',
    'Calls (Sales, Omar) 2',
    'Cash [net]',
    'Leads (Sales)',
    'Leads (Sales, Lena)',
    'Metric of another team',
    'Metric of another team 2',
    'Won',
    'leads (Service)',
  ])
})

test('what somebody reads they can write, and it means the same', () => {
  for (const id of [...CHOICES.map(({ metric }) => metric.id), ...unseen]) {
    const stored = `- [${id}] / ( lag([${id}],2) + 0.5 )`
    const written = writtenWith(labels, stored)
    expect(parseFormula(written, find)).toMatchObject({ formula: { text: stored } })
  }
  expect(writtenWith(labels, `avg([${CHOICES[0]!.metric.id}],4) * 100`)).toBe('avg([Won], 4) × 100')
})

test('a name that several have is not guessed', () => {
  expect(parseFormula('[leads] + 1', find)).toMatchObject({
    problem: { reason: { code: 'formula/metric-unclear' } },
  })
  expect(parseFormula('won + 1', find)).toMatchObject({ formula: { inputIds: [CHOICES[0]!.metric.id] } })
})
