import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { giveUpExport, insertExport, type Run, takeExport } from '../export/export-store.server.ts'
import { checked, foundCompany, zipped } from '../portability-harness.ts'
import {
  type ImportRun,
  insertImport,
  keepPart,
  moveOn,
  releaseImport,
  takeImport,
} from './import-store.server.ts'

let server: Served
let maya: SignedIn
let companyId: string
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
  companyId = await foundCompany(server, maya, 'Queued')
})
afterAll(() => server?.stop())

const inside = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
  server.services.node.options.inCompany(companyId, null, work)
const states = (table: string) =>
  inside(async (client) => {
    const { rows } = await client.query<{ state: string }>(
      `select state from ${table} where company_id = $1 order by asked_at`,
      [companyId],
    )
    return rows.map(({ state }) => state)
  })

/** Lets nobody queue a job until it is released. */
async function queueHeld(): Promise<{ waiting(): Promise<number>; release(): Promise<void> }> {
  const { pool } = server.services
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table graphile_worker._private_jobs in share mode')
  return {
    async waiting() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%add_job%make_interval%' and datname = current_database()`,
      )
      return rows[0]!.count
    },
    async release() {
      await client.query('commit')
      client.release()
    },
  }
}

test('nobody sees a file that waits for a job which is not queued yet, so no death in between leaves one for ever', async () => {
  const held = await queueHeld()
  const looked = checked(server, maya, companyId, await zipped([['a.txt', 'no export']]))
  await expect.poll(() => held.waiting()).toBe(1)
  expect(await states('company_imports')).toEqual([])
  await held.release()
  expect((await looked).state).toBe('refused')

  const again = await queueHeld()
  const asked = fetch(`${server.url}/api/exports`, {
    method: 'POST',
    headers: { cookie: maya.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId }),
  })
  await expect.poll(() => again.waiting()).toBe(1)
  expect(await states('company_exports')).toEqual([])
  await again.release()
  expect((await asked).status).toBe(200)
  await expect.poll(() => states('company_exports')).toEqual(['ready'])
})

test('what nobody goes on with is queued again once somebody looks at it', async () => {
  const own = { companyId, importId: '', personId: maya.userId }
  own.importId = (await inside((client) => insertImport(client, companyId, maya.userId, 1, null)))!
  await inside((client) => keepPart(client, companyId, own.importId, 0, Buffer.from('x')))
  await inside((client) => moveOn(client, own, 'uploading', 'checking'))
  await inside((client) => insertExport(client, companyId, maya.userId))
  const latest = async (table: string) => (await states(table)).at(-1)
  const look = (path: string) =>
    fetch(`${server.url}/api/${path}/${companyId}`, { headers: { cookie: maya.cookie } })
  for (const [path, table, ended] of [
    ['imports', 'company_imports', 'refused'],
    ['exports', 'company_exports', 'ready'],
  ] as const) {
    const before = await states(table)
    await look(path)
    expect(await states(table)).toEqual(before)
    await inside((client) =>
      client.query(`update ${table} set touched_at = now() - interval '1 hour' where company_id = $1`, [
        companyId,
      ]),
    )
    expect((await Promise.all([look(path), look(path)])).map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(() => latest(table)).toBe(ended)
  }
})

test('a node that stops hands its work back, which is no attempt at it', async () => {
  const own = { companyId, importId: '', personId: maya.userId }
  own.importId = (await inside((client) => insertImport(client, companyId, maya.userId, 1, null)))!
  await inside((client) => moveOn(client, own, 'uploading', 'checking'))
  const take = () => inside((client) => takeImport(client, companyId, own.importId)) as Promise<ImportRun>
  for (let restart = 0; restart < 9; restart++) {
    const run = await take()
    expect(run.attempts).toBe(1)
    await inside((client) => releaseImport(client, run, true))
  }
  const failing = await take()
  await inside((client) => releaseImport(client, failing, false))
  expect((await take()).attempts).toBe(2)

  const exportId = (await inside((client) => insertExport(client, companyId, maya.userId)))!
  const takeOne = () => inside((client) => takeExport(client, companyId, exportId)) as Promise<Run>
  for (let restart = 0; restart < 9; restart++) {
    const run = await takeOne()
    expect(run.attempts).toBe(1)
    await inside((client) => giveUpExport(client, run, null, true))
  }
  const broken = await takeOne()
  await inside((client) => giveUpExport(client, broken, null))
  expect((await takeOne()).attempts).toBe(2)
})
