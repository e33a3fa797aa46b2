import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { aMetric, valueOf } from '../metrics-harness.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { guessedColumns } from './columns.rules.ts'
import { csvText } from './csv-text.rules.ts'
import { metricsSheet, scorecardSheet, valuesSheet } from './export.rules.ts'
import { planned } from './import-plan.rules.ts'

const read = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',', skipEmptyLines: 'greedy' }).data

const WEEKS = ['2026-11-09', '2026-11-02']

const row = (name: string, value = -94.5): MetricRow => ({
  metric: aMetric({ name, unit: 'percentage', targetValue: 95, description: '@home, "daily"' }),
  definitions: [],
  inputs: null,
  values: {
    '2026-11-09': valueOf({ week: '2026-11-09', value, targetNote: '-1 of 3; see\nbelow' }),
    '2026-11-02': valueOf({ week: '2026-11-02', value: null }),
  },
  owner: undefined,
})

test('what a spreadsheet would calculate is text, and numbers stay numbers', () => {
  const text = csvText([['=1+1', '+1', '-1', '@a', '\ttab', -5, 'a,b', 'say "hi"']])
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(read(text)[0]).toEqual(["'=1+1", "'+1", "'-1", "'@a", "'\ttab", '-5', 'a,b', 'say "hi"'])
})

test('no text can begin a formula, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      const cells = read(csvText([texts, ['end']]))[0] ?? []
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

test('the scorecard has a column for each week, in the order shown', () => {
  expect(scorecardSheet([row('Leads')], WEEKS)).toEqual([
    ['Metric', 'Owner', 'Unit', 'Target', ...WEEKS],
    ['Leads', 'Unknown User', 'Percentage (%)', '≥ 95%', -94.5, ''],
  ])
})

test('values and metrics have a row each', () => {
  expect(valuesSheet([row('Leads')], WEEKS, 'Crew')).toEqual([
    ['Metric', 'Owner', 'Team', 'Week', 'Value', 'Note'],
    ['Leads', 'Unknown User', 'Crew', '2026-11-09', -94.5, '-1 of 3; see\nbelow'],
  ])
  expect(metricsSheet([row('Leads')], 'Crew')[1]).toEqual([
    'Leads',
    '@home, "daily"',
    'Unknown User',
    'Crew',
    'Percentage (%)',
    '≥ 95%',
    'Total',
  ])
})

test.each([
  ['.', -94.5],
  [',', -94.5],
  [',', 1.234],
])('where %s stands before decimals, an exported file with %s is imported as it was', (decimal, value) => {
  const [titles, ...rows] = read(csvText(scorecardSheet([row('=Leads', value)], WEEKS))) as [
    string[],
    ...string[][],
  ]
  const known = {
    metrics: [],
    owners: new Map([['unknown user', 'lena']]),
    actorId: 'lena',
    now: '2026-11-18T12:00:00.000Z',
    today: '2026-11-18',
    weekStartDay: 'monday' as const,
  }
  const plan = planned(rows, guessedColumns(titles, rows, known, { decimal }), known)
  expect(plan.created).toMatchObject([{ name: '=Leads', unit: 'percentage', targetValue: 95 }])
  expect(plan.cells).toMatchObject([{ week: '2026-11-09', value }])
})
