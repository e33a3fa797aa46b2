import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/database.ts'
import { makePool } from './database/pools.ts'
import { addJob, brief, startJobs } from './jobs.ts'
import { createMailer } from './mail/mail.ts'

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

/** As if a node had taken these jobs so long ago and been killed since. */
const takenByAKilledNode = (task: string, minutes: number) =>
  database.app.query(
    `update graphile_worker._private_jobs
     set locked_at = now() - make_interval(mins => $2), locked_by = 'killed', attempts = 1
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task, minutes],
  )

const isTaken = async (task: string) =>
  (
    await database.app.query(
      'select from graphile_worker.jobs where task_identifier = $1 and locked_by = $2',
      [task, 'killed'],
    )
  ).rowCount === 1

test('another node sends the mail that a killed one was about to send, and leaves alone what may still be under way', async () => {
  const mailer = createMailer({ pool, smtpUrl: null, from: 'no-reply@harbor.example' })
  const done: string[] = []
  const tasks = {
    ...mailer.tasks,
    'write-a-note': brief(() => void done.push('note')),
    'make-an-export': () => void done.push('export'),
  }
  const props = { fullName: 'Maya', companyName: 'Harbor' }
  await mailer.sendMail({ to: 'maya@harbor.example', template: 'removed-from-company', props })
  await addJob(database.app, 'write-a-note', {})
  await addJob(database.app, 'make-an-export', {})
  await takenByAKilledNode('send-mail', 11)
  await takenByAKilledNode('write-a-note', 9)
  await takenByAKilledNode('make-an-export', 11)
  const jobs = await startJobs(pool, { tasks, crontab: [] }, () => undefined)
  try {
    const sent = () => database.app.query("select from mail_outbox where recipient = 'maya@harbor.example'")
    await expect.poll(async () => (await sent()).rowCount, { timeout: 20_000 }).toBe(1)
    expect([await isTaken('write-a-note'), await isTaken('make-an-export'), done]).toEqual([true, true, []])
  } finally {
    await jobs.stop()
  }
})
