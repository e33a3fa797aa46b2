import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, pastedAt } from './clipboard.rules.ts'

const metrics = [
  { id: 'leads', unit: 'number' },
  { id: 'signed', unit: 'yes_no' },
  { id: 'cash', unit: 'currency' },
] as const
const weeks = ['2026-11-16', '2026-11-09', '2026-11-02']

test('a block fills cells to the right and down from the place, and is cut at the edges', () => {
  expect(pastedAt('1\t2\t3\r\nyes\tno\tyes\r\n', { row: 0, column: 1 }, metrics, weeks)).toEqual({
    cells: [
      { metricId: 'leads', week: '2026-11-09', value: 1 },
      { metricId: 'leads', week: '2026-11-02', value: 2 },
      { metricId: 'signed', week: '2026-11-09', value: 1 },
      { metricId: 'signed', week: '2026-11-02', value: 0 },
    ],
    unreadable: [],
  })
  expect(pastedAt('1\n2\n3\n4', { row: 2, column: 0 }, metrics, weeks).cells).toHaveLength(1)
})

test('a column as spreadsheets copy it, one number a line', () => {
  const { cells } = pastedAt('12\n\n$1,200', { row: 0, column: 0 }, metrics, weeks)
  expect(cells.map(({ value }) => value)).toEqual([12, null, 1200])
})

test('what cannot be read leaves its cell alone and is named', () => {
  const pasted = pastedAt('n/a\t5', { row: 0, column: 0 }, metrics, weeks)
  expect(pasted).toEqual({
    cells: [{ metricId: 'leads', week: '2026-11-09', value: 5 }],
    unreadable: ['n/a'],
  })
})

test('a single line break at the end is no further row', () => {
  expect(blockOf('1\t2\n')).toEqual([['1', '2']])
  expect(blockOf('1\n\n')).toEqual([['1'], ['']])
})

test('nothing outside the grid is ever entered, whatever is pasted wherever', () =>
  fc.assert(
    fc.property(fc.string(), fc.nat(4), fc.nat(4), (text, row, column) => {
      for (const cell of pastedAt(text, { row, column }, metrics, weeks).cells) {
        expect(weeks).toContain(cell.week)
        expect(metrics.map(({ id }) => id as string)).toContain(cell.metricId)
      }
    }),
  ))
