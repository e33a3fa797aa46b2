import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { app } from '../src/features/registry.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { readPostmaster } from '../src/server/database/embedded/leftover.ts'
import { newId } from '../src/sync/id.ts'
import { openLine } from './line.ts'
import { type Served, served, type SignedIn } from './served.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// A real database, stopped for good in the middle of work and started again.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let directory: string
let server: Served
let lena: SignedIn

beforeAll(async () => {
  directory = await temporaryDirectory('away')
  const settings = { dataDirectory: directory, databaseUrl: null, databaseAppUrl: null, port: 4712 }
  server = await served({}, await openDatabase(settings))
  lena = await server.signIn(server.harbor.people['lena']!)
})
afterAll(async () => {
  await server.stop()
  await removeDirectory(directory)
})

const version = () => join(directory, 'postgres', 'PG_VERSION')

async function stopDatabase(): Promise<void> {
  const { pid } = (await readPostmaster(join(directory, 'postgres')))!
  // Without this file it is not restarted.
  await rename(version(), `${version()}.away`)
  process.kill(pid, 'SIGQUIT')
  await expect.poll(() => readPostmaster(join(directory, 'postgres'))).toBeNull()
}

const startDatabase = () => rename(`${version()}.away`, version())

const post = (path: string, body: object) => ({ path, body })
const greeting = { t: 'hello', clientId: newId(), schema: app.schema, epoch: '', cursor: 0, scopes: [] }
const clientId = newId()
const PATHS = [
  { path: 'bootstrap', body: undefined },
  post('query', { name: 'membersOfCompany', args: {} }),
  post('stream', greeting),
  post('mutate', {
    clientId,
    schema: app.schema,
    mutations: [{ mid: 1, name: 'renamePerson', args: { personId: 'set below', fullName: 'Lena B.' } }],
  }),
]

async function ask({ path, body }: (typeof PATHS)[number], companyId = server.harbor.id) {
  const text = body && JSON.stringify(body).replace('set below', lena.userId)
  const startedAt = performance.now()
  const answer = await fetch(`${server.url}/api/sync/${companyId}/${path}`, {
    headers: { cookie: lena.cookie, origin: server.url, 'content-type': 'application/json' },
    ...(text ? { method: 'POST', body: text } : {}),
    signal: AbortSignal.timeout(20_000),
  })
  const { status, headers } = answer
  const seconds = (performance.now() - startedAt) / 1_000
  return { status, retryAfter: headers.get('retry-after'), text: await answer.text(), seconds }
}

test('while the database is away every path says so at once, and afterwards all goes on', async () => {
  expect((await ask(PATHS[0]!)).status).toBe(200)
  const line = await openLine(server, lena, server.harbor.id)
  await stopDatabase()
  // Longer than sessions are remembered.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  for (const path of PATHS) {
    const { status, retryAfter, text, seconds } = await ask(path)
    expect([path.path, status, retryAfter], text).toEqual([path.path, 503, '2'])
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'server/unavailable' } })
    // Well above what is promised, and below what a connection that nobody answers would take.
    expect(seconds).toBeLessThan(15)
  }
  expect(await openLine(server, lena, server.harbor.id)).toBe(503)
  if (typeof line === 'object') line.hangUp()
  await startDatabase()
  await expect.poll(async () => (await ask(PATHS[3]!)).status).toBe(200)
})

test('a database that dies under a commit: the answer is 503, and sent again it counts once', async () => {
  const { pool } = server.services
  const mutate = (mid: number) =>
    ask({
      path: 'mutate',
      body: {
        clientId,
        schema: app.schema,
        mutations: [{ mid, name: 'renamePerson', args: { personId: 'set below', fullName: `Lena ${mid}` } }],
      },
    })
  await mutate(2)
  const { pid } = (await readPostmaster(join(directory, 'postgres')))!
  // Answers come from whoever got in before the end, and from those who waited for a connection.
  const answers = Promise.all(Array.from({ length: 8 }, () => mutate(3)))
  process.kill(pid, 'SIGQUIT')
  for (const { status } of await answers) expect([200, 503]).toContain(status)
  await expect.poll(async () => (await mutate(3)).status).toBe(200)
  const { rows } = await pool.query<{ mid: number }>(
    `select mid::int as mid from (select set_config('app.company_id', $1, false)) named, sync_change
     where client_id = $2 and mid = 3 and entity = 'people'`,
    [server.harbor.id, clientId],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
})
