import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../src/features/integrations/integrations-harness.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type Served, served } from './served.ts'

/** More than a person may have under way at once. */
const LEAVE = 12
const FORGOTTEN_AFTER_MS = 1_100
const ALL_COME_WITHIN_MS = 500

let database: TestDatabase
let server: Served
beforeAll(async () => {
  database = await testDatabase()
  server = await served({}, database)
})
afterAll(() => server?.stop())

/** Sends requests that wait for a table, and leaves before they are let go on. */
async function leaveEarly(table: string, ask: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const blocker = await database.owner.connect()
  await blocker.query(`begin; lock table ${table} in access exclusive mode`)
  const left = new AbortController()
  const asked = Array.from({ length: LEAVE }, () => ask(left.signal).catch(() => null))
  const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`
  await expect.poll(async () => (await database.owner.query(waiting)).rowCount).toBeGreaterThan(0)
  // Several lookups may share one statement, so the database does not tell when all have come.
  await sleep(ALL_COME_WITHIN_MS)
  left.abort()
  await Promise.all(asked)
  // The server hears of it by its own socket.
  await sleep(200)
  await blocker.query('rollback')
  blocker.release()
}

test('whoever leaves while their session is looked up takes none of their places', async () => {
  const { cookie } = await server.signIn(server.harbor.people['lena']!)
  const ask = (signal?: AbortSignal) =>
    fetch(`${server.url}/api/sync/${server.harbor.id}/query`, {
      method: 'POST',
      headers: { cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'myTeams', args: {} }),
      ...(signal && { signal }),
    })
  expect((await ask()).status).toBe(200)
  // The server knows the session for a second.
  await sleep(FORGOTTEN_AFTER_MS)
  await leaveEarly('sessions', ask)
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('whoever leaves while their token is looked up takes none of their places', async () => {
  const token = await tokenOf(server, server.harbor.people['maya']!)
  const ask = (signal?: AbortSignal) =>
    fetch(`${server.url}/api/v1/queries/myTeams`, {
      headers: { authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    })
  expect((await ask()).status).toBe(200)
  await leaveEarly('api_tokens', ask)
  await expect.poll(async () => (await ask()).status).toBe(200)
})
