import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { makePool } from '../../server/database/pools.ts'
import { Notices } from './notices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.stop())

const log = { warn: () => undefined, error: () => undefined }

const poolOf = (max: number) =>
  makePool({ connectionString: database.urls.DATABASE_APP_URL }, { max, statementTimeout: 0 })

/** As with a database that is just coming back: whoever wants a connection waits for the only one. */
async function crowded() {
  const pool = poolOf(1)
  const taken = await pool.connect()
  return { pool, taken }
}

test('who stops while it waits for a connection gives it back, so that the pool can end', async () => {
  const { pool, taken } = await crowded()
  const notices = new Notices({ pool, log, hear: { told: () => undefined } })
  const starting = notices.start()
  notices.stop()
  taken.release()
  await starting
  await pool.end()
  expect(pool.totalCount).toBe(0)
})

test('a connection on which it cannot listen is given back, and it listens on another one', async () => {
  const heard: string[] = []
  const { pool, taken } = await crowded()
  // Nothing can be asked on it in a transaction that has failed.
  await taken
    .query('begin')
    .then(() => taken.query('select 1 / 0'))
    .catch(() => undefined)
  taken.release()
  const notices = new Notices({ pool, log, hear: { told: (payload) => void heard.push(payload) } })
  await notices.start()
  const other = poolOf(1)
  await expect
    .poll(async () => {
      await other.query("select pg_notify('told', 'all hands')")
      return heard
    })
    .toContain('all hands')
  await other.end()
  notices.stop()
  await pool.end()
})

test('a connection that breaks before it listens on it is followed by one other, so that the pool can end', async () => {
  const heard: string[] = []
  const pool = poolOf(5)
  // Its first connection ends under what it asks.
  pool.once('acquire', (client) => {
    client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  })
  const notices = new Notices({ pool, log, hear: { told: (payload) => void heard.push(payload) } })
  await notices.start()
  const attempts = async () => {
    await notices.tell('told', 'all hands')
    return heard.length
  }
  await expect.poll(attempts).toBeGreaterThan(0)
  // Long enough for a second one.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(pool.totalCount - pool.idleCount).toBe(1)
  notices.stop()
  await pool.end()
})

test('a notice that cannot be understood is logged, and the next one is heard', async () => {
  const pool = poolOf(5)
  const [heard, logged]: [unknown[], string[]] = [[], []]
  const notices = new Notices({
    pool,
    log: { ...log, warn: (_about, message) => void logged.push(message) },
    hear: { told: (payload) => void heard.push(JSON.parse(payload)) },
  })
  await notices.start()
  await notices.tell('told', 'of no use')
  await notices.tell('told', '"all hands"')
  await expect.poll(() => heard).toEqual(['all hands'])
  expect(logged).toEqual(['a notice was not understood'])
  notices.stop()
  await pool.end()
})
