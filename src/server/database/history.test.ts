import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectedClient } from '../../../tests/connected-client.ts'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { inTransaction } from './in-company.ts'
import { beginNewHistory, noticeRecovery } from './history.ts'

let database: TestDatabase
let warned: string[]

beforeEach(async () => {
  database = await testDatabase()
  warned = []
  await inTransaction(database.app, async (client) => {
    await client.query("set local app.company_id = '00000000-0000-4000-8000-000000000001'")
    await client.query("insert into sync_head (company_id) values ('00000000-0000-4000-8000-000000000001')")
  })
  await database.owner.query("select graphile_worker.add_job('mail')")
  await database.owner.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'")
})
afterEach(() => database.stop())

const start = () => noticeRecovery(database.owner, (message) => warned.push(message))
const epoch = async () =>
  (await database.owner.query<{ epoch: string }>('select epoch from sync_head')).rows[0]!.epoch
const isLocked = async () =>
  (await database.owner.query('select from graphile_worker._private_jobs where locked_by is not null'))
    .rowCount === 1
const putElsewhere = () => database.owner.query("update history_origin set origin = 'another/00000001'")

test('starts on the same database go on with its history', async () => {
  const before = await epoch()
  for (let starts = 0; starts < 3; starts++) await start()
  expect(await epoch()).toBe(before)
  expect(await isLocked()).toBe(true)
  expect(warned).toEqual([])
})

test('the first of several starts after a recovery begins a new one, once', async () => {
  await start()
  const before = await epoch()
  await putElsewhere()
  await Promise.all([start(), start(), start()])
  const after = await epoch()
  expect(after).not.toBe(before)
  expect(warned).toEqual([expect.stringContaining('browsers load everything anew')])
  expect(await isLocked()).toBe(false)
  await start()
  expect(await epoch()).toBe(after)
  const { rows } = await database.owner.query<{ isForced: boolean }>(
    `select relforcerowsecurity as "isForced" from pg_class where relname = 'sync_head'`,
  )
  expect(rows).toEqual([{ isForced: true }])
})

test('jobs are left to servers that work', async () => {
  const connectionString = database.urls.DATABASE_APP_URL
  const server = await connectedClient({ connectionString, application_name: 'quarterdeck elsewhere' })
  try {
    const before = await epoch()
    await inTransaction(database.owner, beginNewHistory)
    expect(await epoch()).not.toBe(before)
    expect(await isLocked()).toBe(true)
  } finally {
    await server.end()
  }
})
