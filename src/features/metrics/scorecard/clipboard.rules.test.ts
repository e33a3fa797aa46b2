import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, pastedInto } from './clipboard.rules.ts'

const metrics = [
  { id: 'leads', unit: 'number' },
  { id: 'signed', unit: 'yes_no' },
  { id: 'cash', unit: 'currency' },
] as const
const weeks = ['2026-11-16', '2026-11-09', '2026-11-02']

test('a block fills cells to the right and down, and is cut off at the edges', () => {
  expect(pastedInto('1\t2\t3\r\nyes\tno\tyes\r\n', metrics, weeks.slice(1))).toEqual({
    cells: [
      { metricId: 'leads', week: '2026-11-09', value: 1 },
      { metricId: 'leads', week: '2026-11-02', value: 2 },
      { metricId: 'signed', week: '2026-11-09', value: 1 },
      { metricId: 'signed', week: '2026-11-02', value: 0 },
    ],
    unreadable: [],
  })
  expect(pastedInto('1\n2\n3\n4', metrics.slice(2), weeks).cells).toHaveLength(1)
})

test('a column is pasted as spreadsheets copy it, one number per line', () => {
  const { cells } = pastedInto('12\n\n$1,200', metrics, weeks)
  expect(cells.map(({ value }) => value)).toEqual([12, null, 1200])
})

test('a text that cannot be read leaves its cell alone and is reported', () => {
  const pasted = pastedInto('n/a\t5', metrics, weeks)
  expect(pasted).toEqual({
    cells: [{ metricId: 'leads', week: '2026-11-09', value: 5 }],
    unreadable: ['n/a'],
  })
})

test('a line break at the end makes no further row', () => {
  expect(blockOf('1\t2\n')).toEqual([['1', '2']])
  expect(blockOf('1\n\n')).toEqual([['1'], ['']])
})

test('nothing is ever entered outside the grid, no matter what is pasted where', () =>
  fc.assert(
    fc.property(fc.string(), fc.nat(4), fc.nat(4), (text, row, column) => {
      for (const cell of pastedInto(text, metrics.slice(row), weeks.slice(column)).cells) {
        expect(weeks).toContain(cell.week)
        expect(metrics.map(({ id }) => id as string)).toContain(cell.metricId)
      }
    }),
  ))
