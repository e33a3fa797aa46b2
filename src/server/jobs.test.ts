import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/database.ts'
import { makePool } from './database/pools.ts'
import { addJob, startJobs } from './jobs.ts'

/** Longer than a pool waits for a connection. */
const WITHOUT_CONNECTION_MS = 5_500
const POOL_SIZE = 3

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = makePool(
    { connectionString: database.urls.DATABASE_APP_URL },
    { max: POOL_SIZE, statementTimeout: 0 },
  )
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('a job whose end can’t be told to the database ends no process, and the next jobs are done', async () => {
  const held: pg.PoolClient[] = []
  let isNextDone = false
  // One connection listens for jobs.
  const tasks = {
    hold: async () => {
      while (held.length < POOL_SIZE - 1) held.push(await pool.connect())
    },
    next: () => {
      isNextDone = true
    },
  }
  const jobs = await startJobs(pool, { tasks, crontab: [] }, () => undefined)
  try {
    await addJob(database.app, 'hold', {})
    await expect.poll(() => held.length).toBe(POOL_SIZE - 1)
    await sleep(WITHOUT_CONNECTION_MS)
    for (const client of held) client.release()
    await addJob(database.app, 'next', {})
    await expect.poll(() => isNextDone, { timeout: 40_000 }).toBe(true)
  } finally {
    await jobs.stop()
  }
})
