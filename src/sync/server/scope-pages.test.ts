import { expect, test } from 'vitest'
import { defineTable, type RowOf } from '../define-table.ts'
import { text, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import { type Scope, team } from '../scope.ts'
import { Store } from '../store.ts'
import { chance, seeds } from '../../../tests/seeded.ts'
import { ScopePages } from './scope-pages.ts'

const crates = defineTable('crates', { id: uuid(), deck: text() }, { scope: ({ deck }) => team(deck) })
type Crate = RowOf<typeof crates>

const DECKS = ['upper', 'lower', 'hold']

function hold() {
  const pages = new ScopePages()
  const store = new Store([crates as never], (...moved) => pages.move(...moved))
  const put = (row: Crate): Crate => {
    store.apply([{ entity: 'crates', id: row.id, row, scope: team(row.deck) }])
    return row
  }
  const remove = ({ id, deck }: Crate) =>
    store.apply([{ entity: 'crates', id, row: null, scope: team(deck) }])
  const rowsOf = (...scopes: Scope[]) => pages.take(scopes).flatMap((page) => [...page.keys()])
  return { pages, store, put, remove, rowsOf }
}

const byId = (rows: readonly object[]) =>
  (rows as Crate[]).toSorted((one, other) => (one.id < other.id ? -1 : 1))

test.each(seeds(3))(
  'after any changes a scope has its rows and a taken page stays as it was, seed %i',
  (seed) => {
    const { next, pick } = chance(seed)
    const { pages, store, put, remove, rowsOf } = hold()
    const known: Crate[] = []
    const taken: { page: ReadonlyMap<object, object>; rows: object[] }[] = []
    for (let step = 0; step < 5_000; step++) {
      const deck = pick(DECKS)
      const dice = next()
      if (known.length === 0 || dice < 0.6) known.push(put({ id: newId(), deck }))
      else {
        const index = Math.floor(next() * known.length)
        if (dice < 0.8) known[index] = put({ ...known[index]!, deck })
        else remove(known.splice(index, 1)[0]!)
      }
      if (step % 250 === 0)
        taken.push(...pages.take(DECKS.map(team)).map((page) => ({ page, rows: [...page.keys()] })))
    }
    for (const deck of DECKS) expect(byId(rowsOf(team(deck)))).toEqual(byId(store.where(crates, { deck })))
    for (const { page, rows } of taken) expect([...page.keys()]).toEqual(rows)
    for (const page of pages.take(DECKS.map(team))) expect(page.size).toBeLessThanOrEqual(500)
  },
)

test('a page is the same until one of its rows changes', () => {
  const { pages, put } = hold()
  const crate = { id: newId(), deck: 'upper' }
  put(crate)
  put({ id: newId(), deck: 'lower' })
  const [upper, lower] = pages.take([team('upper'), team('lower')])
  put({ ...crate })
  const [upperLater, lowerLater] = pages.take([team('upper'), team('lower')])
  expect(upperLater).not.toBe(upper)
  expect(lowerLater).toBe(lower)
})

test('somebody who adds and removes rows ten thousand times leaves neither pages nor bytes behind', () => {
  const { pages, put, remove, rowsOf } = hold()
  put({ id: newId(), deck: 'upper' })
  const { bytes } = pages
  for (let round = 0; round < 10_000; round++) {
    const crate = { id: newId(), deck: 'upper' }
    put(crate)
    pages.take([team('upper')])
    remove(crate)
  }
  expect(pages.take([team('upper')])).toHaveLength(1)
  expect(rowsOf(team('upper'))).toHaveLength(1)
  expect(pages.bytes).toBe(bytes)
})

test('pages that have become thin are filled up, and empty ones go', () => {
  const { pages, put, remove } = hold()
  const crate = () => put({ id: newId(), deck: 'upper' })
  const first = Array.from({ length: 500 }, crate)
  const second = Array.from({ length: 500 }, crate)
  expect(pages.take([team('upper')])).toHaveLength(2)
  for (const gone of first.slice(1)) remove(gone)
  for (let times = 0; times < 499; times++) second.push(crate())
  expect(pages.take([team('upper')])).toHaveLength(2)
  for (const gone of [first[0]!, ...second]) remove(gone)
  expect(pages.take([team('upper')])).toEqual([])
  expect(pages.bytes).toBe(0)
})
