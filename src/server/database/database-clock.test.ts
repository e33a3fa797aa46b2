import type pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { DatabaseClock } from './database-clock.ts'

const EVERY_MS = 10_000

/** A database whose clock differs from this machine's by what the test says. */
function databaseAhead(by: { ms: number }): pg.Pool {
  const query = async () => ({
    rows: [{ now: new Date(performance.timeOrigin + performance.now() + by.ms) }],
  })
  return { query } as unknown as pg.Pool
}

const here = () => performance.timeOrigin + performance.now()

afterEach(() => {
  vi.useRealTimers()
})

test('a node goes by the database, at once and when its clock is put right later', async () => {
  const by = { ms: 3_600_000 }
  const clock = new DatabaseClock(databaseAhead(by))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await clock.start()
  expect(Math.abs(clock.now() - here() - by.ms)).toBeLessThan(50)
  by.ms = -7_000
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(Math.abs(clock.now() - here() - by.ms)).toBeLessThan(50)
  clock.stop()
})

test('while the database is away, time goes on as it was', async () => {
  const by = { ms: 60_000 }
  const pool = databaseAhead(by)
  const clock = new DatabaseClock(pool)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await clock.start()
  pool.query = () => Promise.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(Math.abs(clock.now() - here() - by.ms)).toBeLessThan(50)
  clock.stop()
})
