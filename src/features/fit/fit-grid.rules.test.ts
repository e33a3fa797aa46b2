import { expect, test } from 'vitest'
import type { Seat } from '../org-chart/org-chart.table.ts'
import {
  answerOfKey,
  arranged,
  columnsOf,
  markOfKey,
  nextAnswer,
  nextMark,
  placeAfter,
  rowsOf,
} from './fit-grid.rules.ts'
import type { RatedPerson } from './fit.queries.ts'

const person = (name: string, more: object = {}): RatedPerson =>
  ({
    person: { id: name },
    name,
    teamIds: [],
    seats: [],
    shown: undefined,
    shownBy: null,
    others: [],
    result: 'incomplete',
    mayRate: true,
    ...more,
  }) as unknown as RatedPerson

const seats = (...ids: string[]) => ids.map((id) => ({ id }) as Seat)
const value = (id: string, isRemoved = false) => ({ id, title: id, isRemoved })

test('a person has a line for each seat, and one without any', () => {
  const rows = rowsOf([person('Ada', { seats: seats('a', 'b') }), person('Bo')])
  expect(rows.map(({ entry, seat, isFirst }) => [entry.name, seat?.id ?? null, isFirst])).toEqual([
    ['Ada', 'a', true],
    ['Ada', 'b', false],
    ['Bo', null, true],
  ])
})

test('a removed value is a column only of past quarters in which somebody was marked by it', () => {
  const values = [value('calm'), value('frank', true), value('neat', true)]
  const people = [person('Ada', { shown: { valueMarks: { frank: 'mostly' } } })]
  const keys = (isOver: boolean) => columnsOf(values, people, isOver).map(({ key }) => key)
  expect(keys(false)).toEqual(['calm', 'understands', 'wants', 'capacity'])
  expect(keys(true)).toEqual(['calm', 'frank', 'understands', 'wants', 'capacity'])
})

test('people are arranged by name or with those below the bar first, of one team or all', () => {
  const all = [
    person('Ada', { result: 'meets', teamIds: ['crew'] }),
    person('Bo', { result: 'below' }),
    person('Cy', { teamIds: ['crew'] }),
  ]
  const names = (teamId: string | null, sorting: 'name' | 'result') =>
    arranged(all, { teamId, sorting }).map(({ name }) => name)
  expect(names(null, 'name')).toEqual(['Ada', 'Bo', 'Cy'])
  expect(names(null, 'result')).toEqual(['Bo', 'Cy', 'Ada'])
  expect(names('crew', 'result')).toEqual(['Cy', 'Ada'])
})

test.each([
  ['1', 'mostly', undefined],
  ['+', 'mostly', undefined],
  ['2', 'sometimes', undefined],
  ['=', 'sometimes', undefined],
  ['3', 'rarely', undefined],
  ['-', 'rarely', undefined],
  ['0', null, 'open'],
  ['y', undefined, 'yes'],
  ['N', undefined, 'no'],
  ['x', undefined, undefined],
])('the key %s marks %s and answers %s', (key, mark, answer) => {
  expect([markOfKey(key), answerOfKey(key)]).toEqual([mark, answer])
})

test('clicks go through everything that can be said, and back to nothing', () => {
  expect([nextMark(null), nextMark('mostly'), nextMark('sometimes'), nextMark('rarely')]).toEqual([
    'mostly',
    'sometimes',
    'rarely',
    null,
  ])
  expect([nextAnswer('open'), nextAnswer('yes'), nextAnswer('no')]).toEqual(['yes', 'no', 'open'])
})

test('arrows stop at the edges', () => {
  const from = { row: 0, column: 4 }
  expect(placeAfter('ArrowUp', from, 3, 5)).toEqual(from)
  expect(placeAfter('ArrowRight', from, 3, 5)).toEqual(from)
  expect(placeAfter('ArrowDown', from, 3, 5)).toEqual({ row: 1, column: 4 })
  expect(placeAfter('PageDown', from, 3, 5)).toEqual({ row: 2, column: 4 })
  expect(placeAfter('Home', from, 3, 5)).toEqual({ row: 0, column: 0 })
  expect(placeAfter('q', from, 3, 5)).toBeNull()
})
