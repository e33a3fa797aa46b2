import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newFileName } from '../../../server/files/files.ts'
import { showPicture } from '../../people/people.mutations.ts'
import { exportsOf, unzipped } from '../portability-harness.ts'
import {
  addPart,
  finishExport,
  giveUpExport,
  insertExport,
  removeExport,
  type Run,
  takeExport,
  touchExport,
} from './export-store.server.ts'

let server: Served
let maya: SignedIn
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

const { get, ask, latest, made, fileOf } = exportsOf(() => server)

describe('how an export is made', () => {
  const inHarbor = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
    server.services.node.options.inCompany(server.harbor.id, null, work)
  const take = (id: string) => inHarbor((client) => takeExport(client, server.harbor.id, id))
  const asked = () =>
    inHarbor((client) => insertExport(client, server.harbor.id, server.harbor.people['maya']!))

  test('one at a time, however many ask at once', async () => {
    const ids = await Promise.all([asked(), asked(), asked(), asked()])
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect((await ask(maya)).status).toBe(409)
  })

  test('what somebody has left who died is taken by another, and the first writes nothing more', async () => {
    const { id } = (await latest(maya))!
    const first = (await take(id)) as Run
    expect(await inHarbor((client) => addPart(client, first, 0, Buffer.from('half')))).toBe(true)
    expect(await take(id)).toBe('under way')
    expect((await get(fileOf((await latest(maya))!), maya)).status).toBe(404)
    await inHarbor((client) =>
      client.query("update company_exports set touched_at = now() - interval '2 minutes' where id = $1", [
        id,
      ]),
    )
    const second = (await take(id)) as Run
    expect(second.attempts).toBe(2)
    expect(await inHarbor((client) => addPart(client, first, 1, Buffer.from('more')))).toBe(false)
    expect(await inHarbor((client) => finishExport(client, first, 8))).toBe(false)
    expect(await inHarbor((client) => touchExport(client, first, 1, 1))).toBe(false)
    expect(await inHarbor((client) => addPart(client, second, 0, Buffer.from('whole')))).toBe(true)
    expect(await inHarbor((client) => finishExport(client, second, 5))).toBe(true)
    expect(await (await get(fileOf((await latest(maya))!), maya)).text()).toBe('whole')
    expect(await take(id)).toBe('over')
    const { rows } = await inHarbor((client) =>
      client.query<{ count: number }>('select count(*)::int as count from company_export_parts'),
    )
    // Neither the half file nor the person's earlier ones are kept.
    expect(rows[0]!.count).toBe(1)
  })

  test('an export that failed says why and leaves nothing of any attempt, and a further one can be made', async () => {
    const id = (await asked())!
    const died = (await take(id)) as Run
    await inHarbor((client) => addPart(client, died, 0, Buffer.from('half')))
    await inHarbor((client) =>
      client.query("update company_exports set touched_at = now() - interval '2 minutes' where id = $1", [
        id,
      ]),
    )
    const run = (await take(id)) as Run
    await inHarbor((client) => addPart(client, run, 0, Buffer.from('half')))
    await inHarbor((client) => giveUpExport(client, run, 'disk-full'))
    expect(await latest(maya)).toMatchObject({ state: 'failed', problem: 'disk-full' })
    const { rows } = await inHarbor((client) =>
      client.query('select from company_export_parts where export_id = $1', [id]),
    )
    expect(rows).toEqual([])
    expect(await made(maya)).toMatchObject({ state: 'ready' })
  })

  test('a file is gone once its time is over', async () => {
    const state = (await latest(maya))!
    await inHarbor((client) =>
      client.query('update company_exports set expires_at = now() where id = $1', [state.id]),
    )
    expect((await get(fileOf(state), maya)).status).toBe(404)
    await inHarbor((client) => removeExport(client, server.harbor.id, state.id))
    expect(await latest(maya)).toBeNull()
  })
  test('pictures that come slowly are in it: no transaction waits for them that the database would end', async () => {
    const { pool, node, files } = server.services
    const { userId: personId } = maya
    const name = newFileName()
    await pool.query(
      `insert into stored_files (name, owner_kind, owner_id, purpose, media_type, bytes, kept_since)
       values ($1, 'person', $2, 'picture', 'image/webp', 3, now())`,
      [name, personId],
    )
    await files.put(name, Buffer.from('abc'))
    const avatarUrl = `/api/pictures/${name}`
    await node.run(server.harbor.id, null, showPicture, { personId, avatarUrl })
    const size = files.size.bind(files)
    vi.spyOn(files, 'size').mockImplementation(async (one) => {
      const idle = await pool.query<{ pid: number; since: string }>(
        `select pid, state_change::text as since from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      await sleep(500)
      // In a process that was held up itself, whoever has the transaction may not have gone on with it yet.
      await setImmediate()
      // As the database does it after 30 s. Whose transaction has gone on, or ended, has not waited for a picture.
      await pool.query(
        `select pg_terminate_backend(a.pid) from pg_stat_activity a
         join unnest($1::int[], $2::timestamptz[]) as idle(pid, since) on a.pid = idle.pid and a.state_change = idle.since
         where state = 'idle in transaction'`,
        [idle.rows.map(({ pid }) => pid), idle.rows.map(({ since }) => since)],
      )
      return size(one)
    })
    const state = await made(maya)
    vi.restoreAllMocks()
    expect(state).toMatchObject({ state: 'ready' })
    const written = await unzipped(await (await get(fileOf(state), maya)).blob())
    expect(written[`pictures/${personId}.webp`]).toBe('abc')
  }, 60_000)
})
