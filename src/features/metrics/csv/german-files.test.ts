import { join } from 'node:path'
import Papa from 'papaparse'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '../../../../languages.build.ts'
import { aMetric, valueOf } from '../metrics-harness.ts'
import type { MetricRow } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import type * as Columns from './columns.rules.ts'
import type * as Text from './csv-text.rules.ts'
import type * as Export from './export.rules.ts'
import type * as Plan from './import-plan.rules.ts'

// In the German application other modules stand for the texts and the locale.
let vite: ViteDevServer
let german: typeof Columns & typeof Text & typeof Export & typeof Plan
beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../../../..'),
    plugins: [inLanguage('de')],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const files = ['columns', 'csv-text', 'export', 'import-plan']
  const modules = files.map((file) => vite.ssrLoadModule(`/src/features/metrics/csv/${file}.rules.ts`))
  german = Object.assign({}, ...(await Promise.all(modules))) as typeof german
})
afterAll(() => vite.close())

const WEEK = '2026-11-09'
const READING = { today: '2026-11-18', weekStartDay: 'monday' } as const

const row = (patch: Partial<Metric>, value: number): MetricRow => ({
  metric: aMetric(patch),
  definitions: [],
  inputs: null,
  values: { [WEEK]: valueOf({ week: WEEK, value }) },
  owner: undefined,
})

/** What the German application makes of its own file. */
function imported(sheet: Text.Sheet) {
  const text = german.csvText(sheet).replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: 'greedy' })
  const [titles, ...rows] = data as [string[], ...string[][]]
  const known = {
    metrics: [],
    owners: new Map([[String(sheet[1]?.[titles.indexOf('Zuständig')]).toLowerCase(), 'lena']]),
    actorId: 'lena',
    now: '2026-11-18T12:00:00.000Z',
    ...READING,
  }
  const columns = german.guessedColumns(titles, rows, known)
  const { created, cells } = german.planned(rows, columns, known)
  const targets = created.map(({ targetValue, targetLogic, unit }) => [targetValue, targetLogic, unit])
  return { targets, values: cells.map(({ value }) => value) }
}

const ROWS = [
  row({ name: 'Umsatz', unit: 'currency', targetValue: 1_500, targetLogic: 'greater_than_or_equal' }, 1_234),
  row({ name: 'Quote', unit: 'percentage', targetValue: 12.5, targetLogic: 'less_than' }, 11.5),
  row({ name: 'Pünktlich', unit: 'yes_no', targetValue: 1, targetLogic: 'equal' }, 1),
]
const TARGETS = [
  [1_500, 'greater_than_or_equal', 'currency'],
  [12.5, 'less_than', 'percentage'],
  [1, 'equal', 'yes_no'],
]
const EITHER = [row({ name: 'Dauer', unit: 'time', targetValue: 1.234, targetLogic: 'less_than' }, 2.345)]

test('a scorecard that was exported in German is imported there as it was', () => {
  const sheet = german.scorecardSheet(ROWS, [WEEK])
  expect(sheet.map((cells) => cells[3])).toEqual(['Zielwert', '≥ 1500', '< 12.5%', '= Ja'])
  expect(imported(sheet)).toEqual({ targets: TARGETS, values: [1_234, 11.5, 1] })
})

test('so are metrics without their values', () => {
  expect(imported(german.metricsSheet(ROWS, 'Crew'))).toEqual({ targets: TARGETS, values: [] })
})

test('numbers that may be either are what they were', () => {
  const targets = [[1.234, 'less_than', 'time']]
  expect(imported(german.scorecardSheet(EITHER, [WEEK]))).toEqual({ targets, values: [2.345] })
  expect(imported(german.metricsSheet(EITHER, 'Crew')).targets).toEqual(targets)
  const [titles = [], ...rows] = german.valuesSheet(EITHER, [WEEK], 'Crew').map((cells) => cells.map(String))
  expect(german.guessedColumns(titles, rows, READING).hasDecimalComma).toBe(false)
})

test('in a file of a German spreadsheet they are thousands', () => {
  const titles = ['Kennzahl', 'Woche', 'Wert', 'Zielwert']
  const rows = [['Umsatz', '9.11.2026', '1.234', '≥ 1.500']]
  expect(german.guessedColumns(titles, rows, READING).hasDecimalComma).toBe(true)
})
