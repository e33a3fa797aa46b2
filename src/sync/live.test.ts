import { expect, test, vi } from 'vitest'
import { defineQuery } from './define-query.ts'
import { defineTable, type Row } from './define-table.ts'
import { boolean, integer, list, text, uuid } from './fields.ts'
import type { RowChange } from './dependencies.ts'
import { LiveQueries } from './live.ts'
import { company } from './scope.ts'
import type { Actor } from './actor.ts'
import { Store } from './store.ts'

const values = defineTable(
  'values',
  { id: uuid(), metricId: text(), week: integer(0, 1_000), value: integer(0, 1_000_000) },
  { scope: company, indexes: [['metricId'], ['metricId', 'week']] },
)
const metrics = defineTable(
  'metrics',
  { id: uuid(), name: text(), isSecret: boolean() },
  {
    scope: ({ isSecret }) => (isSecret ? 'r:managers' : 'c'),
  },
)

const notes = defineTable(
  'notes',
  { id: uuid(), tags: list(text(), 10) },
  { scope: company, indexes: [['tags']] },
)
const taggedWith = defineQuery('taggedWith', {
  input: { tag: text() },
  visibleTo: () => true,
  run: (read, { tag }) => read.where(notes, { tags: [tag] }).map(({ id }) => id),
})

const cell = defineQuery('cell', {
  input: { metricId: text(), week: integer(0, 1_000) },
  visibleTo: () => true,
  run: (read, { metricId, week }) => read.where(values, { metricId, week })[0]?.value ?? null,
})
const namesOf = defineQuery('namesOf', {
  input: {},
  visibleTo: () => true,
  run: (read) => read.where(metrics, {}).map(({ name }) => ({ name })),
})
const nameOf = defineQuery('nameOf', {
  input: { id: text() },
  visibleTo: (actor) => actor.can('view_metrics'),
  run: (read, { id }) => read.get(metrics, id)?.name,
})

const actor = (can: boolean, scopes: string[] = ['c']): Actor => ({
  id: 'maya',
  system: false,
  scopes: new Set(scopes) as Actor['scopes'],
  home: new Set(scopes) as Actor['scopes'],
  can: () => can,
  sees: (scope) => scopes.includes(scope),
})

function makeSite() {
  const store = new Store([values, metrics, notes] as never)
  const source = { reader: store, actor: actor(true) as Actor | null, version: 0, holds: () => true }
  const live = new LiveQueries(source)
  const put = (table: { name: string }, row: Row) => {
    const definition = store.definition(table.name)
    const change: RowChange = { table: definition, before: store.get(definition, row.id), after: row }
    store.apply([{ entity: table.name, id: row.id, row, scope: 'c' }])
    live.touch([change])
  }
  const value = (metricId: string, week: number, value: number) =>
    put(values, { id: `${metricId} ${week}`, metricId, week, value } as Row)
  return { store, source, live, put, value }
}

test('only the cell that changed is read again and notifies its subscriber', () => {
  const { live, value } = makeSite()
  value('profit', 1, 10)
  const [first, second] = [
    live.query(cell, { metricId: 'profit', week: 1 }),
    live.query(cell, { metricId: 'profit', week: 2 }),
  ]
  const [toldFirst, toldSecond] = [vi.fn<() => void>(), vi.fn<() => void>()]
  first.subscribe(toldFirst)
  second.subscribe(toldSecond)
  value('profit', 1, 11)
  expect(first.current()).toEqual({ value: 11 })
  expect([toldFirst.mock.calls.length, toldSecond.mock.calls.length]).toEqual([1, 0])
  value('profit', 2, 5)
  expect(second.current()).toEqual({ value: 5 })
  expect([toldFirst.mock.calls.length, toldSecond.mock.calls.length]).toEqual([1, 1])
})

test('a row that moves leaves one bucket and enters the other', () => {
  const { live, put } = makeSite()
  const row = { id: 'a', metricId: 'profit', week: 1, value: 7 }
  put(values, row)
  const [here, there] = [
    live.query(cell, { metricId: 'profit', week: 1 }),
    live.query(cell, { metricId: 'profit', week: 2 }),
  ]
  put(values, { ...row, week: 2 } as Row)
  expect([here.current(), there.current()]).toEqual([{ value: null }, { value: 7 }])
})

test('a list is found by each of its entries, also by one that it newly has', () => {
  const { live, put } = makeSite()
  const [first, second] = [live.query(taggedWith, { tag: 'fresh' }), live.query(taggedWith, { tag: 'old' })]
  put(notes, { id: 'a', tags: ['fresh', 'salty'] } as Row)
  expect([first.current(), second.current()]).toEqual([{ value: ['a'] }, { value: [] }])
  put(notes, { id: 'a', tags: ['salty', 'old'] } as Row)
  expect([first.current(), second.current()]).toEqual([{ value: [] }, { value: ['a'] }])
})

test('a result that comes out the same notifies nobody and keeps its parts', () => {
  const { live, put } = makeSite()
  put(metrics, { id: 'a', name: 'Profit', isSecret: false } as Row)
  put(metrics, { id: 'b', name: 'Hires', isSecret: false } as Row)
  const names = live.query(namesOf, {})
  const told = vi.fn<() => void>()
  names.subscribe(told)
  const before = names.current() as { value: object[] }
  put(metrics, { id: 'a', name: 'Profit', isSecret: false } as Row)
  expect(names.current()).toBe(before)
  expect(told).not.toHaveBeenCalled()
  put(metrics, { id: 'b', name: 'New hires', isSecret: false } as Row)
  const after = names.current() as { value: object[] }
  expect(after.value[0]).toBe(before.value[0])
  expect(after.value[1]).toEqual({ name: 'New hires' })
})

test('changed rights are applied to every query; unchanged rights touch none', () => {
  const { live, source, put } = makeSite()
  put(metrics, { id: 'a', name: 'Profit', isSecret: true } as Row)
  const name = live.query(nameOf, { id: 'a' })
  const names = live.query(namesOf, {})
  expect([name.current(), names.current()]).toEqual([{ value: undefined }, { value: [] }])
  source.actor = actor(true, ['c', 'r:managers'])
  live.touch([])
  expect([name.current(), names.current()]).toEqual([{ value: 'Profit' }, { value: [{ name: 'Profit' }] }])
  const before = live.actor
  source.actor = actor(true, ['r:managers', 'c'])
  live.touch([])
  expect(live.actor).toBe(before)
  source.actor = actor(false, ['c', 'r:managers'])
  live.touch([])
  expect(name.current()).toMatchObject({ error: { text: { kind: 'denied' } } })
})

test('queries that nobody subscribes to any more are dropped', () => {
  const { live } = makeSite()
  const unsubscribe = live.query(cell, { metricId: 'profit', week: 1 }).subscribe(() => {})
  live.query(cell, { metricId: 'profit', week: 2 })
  live.sweep()
  live.sweep()
  expect(live.size).toBe(1)
  unsubscribe()
  live.sweep()
  expect(live.size).toBe(1)
  live.sweep()
  expect(live.size).toBe(0)
})

test('in a grid of 500 metrics by 260 weeks, 200 changes run 200 cells again', () => {
  const { live, value } = makeSite()
  const told = vi.fn<() => void>()
  for (let metric = 0; metric < 500; metric++) {
    for (let week = 0; week < 260; week++) live.query(cell, { metricId: `m${metric}`, week }).subscribe(told)
  }
  const run = vi.spyOn(cell, 'run')
  for (let update = 0; update < 200; update++) value(`m${update * 2}`, update, update + 1)
  expect(told).toHaveBeenCalledTimes(200)
  expect(run).toHaveBeenCalledTimes(200)
  run.mockRestore()
})
