import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Columns, guessedColumns } from './columns.rules.ts'
import {
  ALREADY_IN_FILE,
  CALCULATED,
  METRIC_MISSING,
  MORE_THAN_ONE,
  NEEDS_TARGET,
  NO_WEEK,
  NOTE_NOT_YOURS,
  WEEK_NOT_BEGUN,
} from './csv.text.ts'
import { type Known, type KnownMetric, planned, weeksMeant } from './import-plan.rules.ts'

const TODAY = '2026-11-18'

const aKnown = (patch: Partial<KnownMetric>): KnownMetric => ({
  id: 'leads',
  name: 'Leads',
  ownerName: 'Lena',
  unit: 'number',
  mayConfigure: true,
  at: () => ({ value: null, note: null, isCalculated: false }),
  ...patch,
})

const KNOWN: Known = {
  metrics: [aKnown({})],
  owners: new Map([
    ['lena', 'lena-id'],
    ['lena@harbor.example', 'lena-id'],
  ]),
  actorId: 'omar-id',
  now: `${TODAY}T12:00:00.000Z`,
  today: TODAY,
  weekStartDay: 'monday',
}

const LONG = ['Metric', 'Owner', 'Week', 'Value', 'Note', 'Target']

function plan(rows: string[][], { titles = LONG, known = KNOWN, columns }: Given = {}) {
  return planned(rows, columns ?? guessedColumns(titles, rows, known), known)
}
type Given = { titles?: string[]; known?: Known; columns?: Columns }

const reasons = (rows: string[][], given?: Given) => plan(rows, given).report.map(({ reason }) => reason)

describe('a row for each week', () => {
  test('fills in a week, and a value that is there already changes nothing', () => {
    const known = {
      ...KNOWN,
      metrics: [aKnown({ at: () => ({ value: 7, note: null, isCalculated: false }) })],
    }
    const { cells, report } = plan(
      [
        ['leads', '', '2026-11-09', '7'],
        ['Leads', '', '2026-11-02', '8', 'Fair'],
      ].map(full),
      { known },
    )
    expect(report.map(({ kind }) => kind)).toEqual(['same', 'changed'])
    expect(cells).toMatchObject([{ metricId: 'leads', week: '2026-11-02', value: 8, note: 'Fair' }])
  })

  test('makes a metric that the team does not have, once, for the owner named or else for who imports', () => {
    const { created, report, cells } = plan([
      ['Visits', 'Lena', '2026-11-09', '3', '', '5'],
      ['visits', 'lena@harbor.example', '2026-11-02', '4', ''],
      ['Calls', '', '2026-11-02', '4', '', '≤ 9'],
    ])
    expect(created).toMatchObject([
      { name: 'Visits', ownerId: 'lena-id', unit: 'number' },
      { name: 'Calls', ownerId: 'omar-id', targetValue: 9, targetLogic: 'less_than_or_equal' },
    ])
    expect(report.map(({ kind }) => kind)).toEqual(['created', 'changed', 'created'])
    expect(cells.map(({ metricId, key }) => [metricId, key])).toEqual([
      [null, created[0]!.key],
      [null, created[0]!.key],
      [null, created[1]!.key],
    ])
  })

  test('names what is wrong with it, and the others go on', () => {
    const rows = [
      ['', '', '2026-11-09', '1', ''],
      ['Leads', '', '', '1', ''],
      ['Leads', '', 'soon', '1', ''],
      ['Leads', '', '2026-11-30', '1', ''],
      ['Leads', '', '2026-11-09', 'many', ''],
      ['Visits', 'Nobody', '2026-11-09', '1', ''],
      ['Visits', '', '2026-11-09', '1', ''],
      ['Leads', '', '2026-11-09', '1', ''],
      ['Leads', '', '2026-11-10', '2', ''],
    ]
    expect(reasons(rows)).toEqual([
      METRIC_MISSING,
      NO_WEEK,
      '“soon” is not a date.',
      WEEK_NOT_BEGUN,
      '“many” can’t be read. Enter a number.',
      '“Nobody” is no active member of this team.',
      NEEDS_TARGET,
      '',
      ALREADY_IN_FILE,
    ])
    expect(plan(rows).cells).toHaveLength(1)
    expect(plan(rows).report.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('asks for the owner where several metrics share a name', () => {
    const metrics = [aKnown({}), aKnown({ id: 'others', ownerName: 'Omar' })]
    const known = { ...KNOWN, metrics }
    const rows = [
      ['Leads', '', '2026-11-09', '1', ''],
      ['Leads', 'Omar', '2026-11-09', '1', ''],
    ]
    expect(reasons(rows, { known })).toEqual([MORE_THAN_ONE, ''])
    expect(plan(rows, { known }).cells).toMatchObject([{ metricId: 'others' }])
  })

  test('leaves weeks alone that a formula calculates, and notes to those who may write them', () => {
    const calculated = aKnown({ at: () => ({ value: 1, note: null, isCalculated: true }) })
    const row = [['Leads', '', '2026-11-09', '2', '']]
    expect(reasons(row, { known: { ...KNOWN, metrics: [calculated] } })).toEqual([CALCULATED])
    const noted = [['Leads', '', '2026-11-09', '', 'Fair']]
    expect(reasons(noted, { known: { ...KNOWN, metrics: [aKnown({ mayConfigure: false })] } })).toEqual([
      NOTE_NOT_YOURS,
    ])
  })

  test('an empty value clears nothing', () => {
    const known = {
      ...KNOWN,
      metrics: [aKnown({ at: () => ({ value: 7, note: 'x', isCalculated: false }) })],
    }
    expect(plan([['Leads', '', '2026-11-09', '', '']], { known })).toMatchObject({
      cells: [],
      report: [{ kind: 'same' }],
    })
  })

  test('what an export guarded against spreadsheets is read as it was', () => {
    const { created } = plan([["'=SUM(A1)", '', '2026-11-09', '1', '', '5']])
    expect(created[0]?.name).toBe('=SUM(A1)')
  })
})

const full = (row: string[]): string[] => [...row, '', '', ''].slice(0, 5)

test('a column for each week', () => {
  const titles = ['Metric', 'Target', 'Unit', '11/9/2026', '11/2/2026', '10/26/2026']
  const { cells, created } = plan([['On time', '≥ 95%', '', '94.5%', '', '91']], { titles })
  expect(created).toMatchObject([
    { unit: 'percentage', targetValue: 95, targetLogic: 'greater_than_or_equal' },
  ])
  expect(cells.map(({ week, value }) => [week, value])).toEqual([
    ['2026-11-09', 94.5],
    ['2026-10-26', 91],
  ])
})

test('numbers with a decimal comma are recognised and read', () => {
  const rows = [['Leads', '', '9.11.2026', '1.234,5', '']]
  expect(guessedColumns(LONG, rows, KNOWN).hasDecimalComma).toBe(true)
  expect(plan(rows).cells).toMatchObject([{ value: 1_234.5, week: '2026-11-09' }])
  expect(guessedColumns(LONG, [['Leads', '', '', '1,234', '']], KNOWN).hasDecimalComma).toBe(false)
})

test('where a comma stands before decimals, a number is read as if it were typed', () => {
  const columns = { ...guessedColumns(LONG, [], KNOWN), hasDecimalComma: true }
  const rows = [
    ['Leads', '', '2026-11-09', '1.234', ''],
    ['Leads', '', '2026-11-02', '12,5', ''],
    ['Leads', '', '2026-10-26', '12.5', ''],
  ]
  expect(plan(rows, { columns }).cells.map(({ value }) => value)).toEqual([1_234, 12.5, 12.5])
})

test('whatever a file holds, each row is reported once and every cell can be written', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom('Leads', '2026-11-09', '5', '=1+1', 'NaN', '1e999'))
  fc.assert(
    fc.property(fc.array(fc.array(anything, { maxLength: 6 })), (rows) => {
      const { report, cells, created } = plan(rows)
      expect(report).toHaveLength(rows.length)
      expect(new Set(cells.map(({ key, week }) => `${key} ${week}`)).size).toBe(cells.length)
      for (const { value } of cells) expect(value === undefined || Number.isFinite(value)).toBe(true)
      for (const { name } of created) expect(name.length > 0 && name.length <= 200).toBe(true)
    }),
  )
})

test('the weeks meant are those from the first to the last that have begun', () => {
  const rows = ['2026-11-09', '2020-01-06', '2030-01-07', 'soon'].map((week) => ['Leads', '', week, '1', ''])
  expect(weeksMeant(rows, guessedColumns(LONG, rows, KNOWN), KNOWN)).toEqual({
    from: '2020-01-06',
    to: '2026-11-09',
  })
  expect(weeksMeant([], guessedColumns(LONG, [], KNOWN), KNOWN)).toBeNull()
})
