import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineTable, type Row, type Table } from '../define-table.ts'
import { uuid } from '../fields.ts'
import { newId } from '../id.ts'
import { company } from '../scope.ts'
import { PagePieces } from './page-pieces.ts'

const crates = defineTable('crates', { id: uuid() }, { scope: company }) as unknown as Table
const page = (rows = 10): ReadonlyMap<Row, Table> =>
  new Map(Array.from({ length: rows }, () => [{ id: newId() }, crates]))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a piece is made once for all who ask while it is being made, and after', async () => {
  const pieces = new PagePieces()
  const asked = page()
  const [one, other] = [pieces.of(asked), pieces.of(asked)]
  expect(other).toBe(one)
  await one
  expect(pieces.of(asked)).toBe(one)
  expect((await pieces.of(page())).crc).not.toBe((await one).crc)
})

test('it is forgotten after a minute without use', async () => {
  const pieces = new PagePieces()
  const [used, unused] = [page(), page()]
  const kept = pieces.of(used)
  await Promise.all([kept, pieces.of(unused)])
  const { bytes } = pieces
  vi.advanceTimersByTime(40_000)
  expect(pieces.of(used)).toBe(kept)
  vi.advanceTimersByTime(55_000)
  expect(pieces.bytes).toBeLessThan(bytes)
  expect(pieces.of(used)).toBe(kept)
  vi.advanceTimersByTime(200_000)
  expect(pieces.bytes).toBe(0)
})

test('however many pages there are, what is kept stays within its limit, and what was used last is kept', async () => {
  const pieces = new PagePieces({ ms: 60_000, bytes: 10_000 })
  const [favourite, forgotten] = [page(), page()]
  const [kept, lost] = [pieces.of(favourite), pieces.of(forgotten)]
  for (let times = 0; times < 100; times++) {
    await pieces.of(page())
    expect(pieces.of(favourite)).toBe(kept)
  }
  expect(pieces.bytes).toBeLessThanOrEqual(10_000)
  expect(pieces.bytes).toBeGreaterThan(5_000)
  expect(pieces.of(forgotten)).not.toBe(lost)
})

test('rows that take long to write out let others have their turn', async () => {
  const long = 'x'.repeat(20_000)
  const heavy = new Map(Array.from({ length: 2_000 }, () => [{ id: long }, crates] as const))
  const piece = new PagePieces().of(heavy)
  let turns = 0
  let isDone = false
  const count = () => {
    if (isDone) return
    turns++
    setImmediate(count)
  }
  count()
  expect((await piece).length).toBeGreaterThan(40_000_000)
  isDone = true
  expect(turns).toBeGreaterThan(3)
})
