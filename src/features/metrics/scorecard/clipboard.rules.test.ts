import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Unit } from '../metrics.table.ts'
import type { CellState } from './entries.rules.ts'
import { copiedText, filled, planPaste, type Sheet, blockOf } from './clipboard.rules.ts'

const metrics = [
  { id: 'leads', name: 'Leads' },
  { id: 'signed', name: 'Signed' },
  { id: 'cash', name: 'Cash' },
]
const UNITS: Record<string, Unit> = { leads: 'number', signed: 'yes_no', cash: 'currency' }

const looksAt =
  (valueAt: (id: string, week: string) => number | null, unit?: Unit, locked?: string) =>
  (id: string, week: string): CellState => ({
    value: valueAt(id, week),
    unit: unit ?? UNITS[id]!,
    mayEnter: id !== locked,
  })

const weeks = ['2026-11-16', '2026-11-09', '2026-11-02']

const sheet = (patch: Partial<Sheet> = {}): Sheet => ({
  metrics,
  shown: weeks,
  step: -7,
  newest: '2026-11-16',
  at: looksAt(() => null),
  ...patch,
})

const pasted = (text: string, patch?: Partial<Sheet>) => planPaste(blockOf(text), sheet(patch))

test('a block fills cells to the right and down', () =>
  expect(pasted('1\t2\r\nyes\tno\r\n', { shown: weeks.slice(1) }).cells).toEqual([
    { metricId: 'leads', week: '2026-11-09', value: 1 },
    { metricId: 'leads', week: '2026-11-02', value: 2 },
    { metricId: 'signed', week: '2026-11-09', value: 1 },
    { metricId: 'signed', week: '2026-11-02', value: 0 },
  ]))

test('what reaches beyond the weeks shown goes on in weeks that are hidden, older or newer ones', () => {
  const { cells, hidden } = pasted('1\t2\t3', { shown: weeks.slice(2) })
  expect(cells.map(({ week }) => week)).toEqual(['2026-11-02'])
  expect(hidden.map(({ week }) => week)).toEqual(['2026-10-26', '2026-10-19'])
  const oldestFirst = pasted('1\t2\t3\t4', { shown: ['2026-11-02'], step: 7 })
  expect(oldestFirst.hidden.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16'])
  expect(oldestFirst.cutOff).toBe(1)
})

test('what has no place is counted: below the last metric, and where nothing may be entered', () => {
  expect(pasted('1\n2\n3\n4\t5', { metrics: metrics.slice(2) }).cutOff).toBe(4)
  expect(pasted('1\nyes', { at: looksAt(() => null, undefined, 'leads') })).toMatchObject({
    cells: [{ metricId: 'signed', value: 1 }],
    cutOff: 1,
  })
})

test('values that would be replaced are named, those that stay the same are not', () => {
  const { replaced } = pasted('5\t6\t', { at: looksAt((_id, week) => (week === weeks[1] ? 6 : 4)) })
  expect(replaced.map(({ week, before, value }) => [week, before, value])).toEqual([
    [weeks[0], 4, 5],
    [weeks[2], 4, null],
  ])
})

test('a column is pasted as spreadsheets copy it, one number per line', () =>
  expect(pasted('12\n\n$1,200').cells.map(({ value }) => value)).toEqual([12, null, 1200]))

test.each([
  ['1e15', 'number', null],
  ['1.5k', 'number', null],
  ['1,5', 'number', null],
  ['12:30', 'number', null],
  ['12:30', 'time', 12.5],
  ['-0', 'number', 0],
  ['92.5 %', 'percentage', 92.5],
  ['€5', 'currency', null],
  ['$1,200.50', 'currency', 1200.5],
  ['one\u00a0two', 'number', null],
] as const)('%s in one cell of a block of %s is read as %s, and the rest goes in', (text, unit, value) => {
  const { cells, unreadable } = pasted(`1\t${text}\t3`, {
    metrics: [{ id: 'a', name: 'A' }],
    at: looksAt(() => null, unit),
  })
  expect(cells.map((cell) => cell.value)).toEqual(value === null ? [1, 3] : [1, value, 3])
  expect(unreadable.map((each) => [each.metric.name, each.week, each.text])).toEqual(
    value === null ? [['A', weeks[1], text]] : [],
  )
})

test('a line break at the end makes no further row', () => {
  expect(blockOf('1\t2\n')).toEqual([['1', '2']])
  expect(blockOf('1\n\n')).toEqual([['1'], ['']])
})

test('what is copied is pasted as the same values, in every order of the weeks', () =>
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { nil: null }), {
        minLength: 3,
        maxLength: 3,
      }),
      fc.boolean(),
      (values, isReversed) => {
        const one = [{ id: 'leads', name: 'Leads' }]
        const shown = isReversed ? weeks.toReversed() : weeks
        const text = copiedText(
          ['leads'],
          shown,
          looksAt((_id, week) => values[shown.indexOf(week)]!),
        )
        const { cells, unreadable } = planPaste(
          blockOf(text),
          sheet({ metrics: one, shown, step: isReversed ? 7 : -7 }),
        )
        const isPlain = values.every((value) => value === null || !String(value).includes('e'))
        if (!isPlain) return
        expect(unreadable).toEqual([])
        expect(cells.map(({ value }) => value)).toEqual(values.map((value) => (value === 0 ? 0 : value)))
      },
    ),
  ))

test('filling repeats the first line or column of a block, empty cells too', () => {
  const values: Record<string, number> = { 'leads 2026-11-16': 1, 'cash 2026-11-16': 9 }
  const at = looksAt((id, week) => values[`${id} ${week}`] ?? null)
  const ids = ['leads', 'signed', 'cash']
  expect(filled('down', ids, weeks.slice(0, 1), at)).toEqual([
    { metricId: 'signed', week: '2026-11-16', value: 1 },
    { metricId: 'cash', week: '2026-11-16', value: 1 },
  ])
  expect(filled('right', ['cash', 'signed'], weeks.slice(0, 2), at)).toEqual([
    { metricId: 'cash', week: '2026-11-09', value: 9 },
    { metricId: 'signed', week: '2026-11-09', value: null },
  ])
})
