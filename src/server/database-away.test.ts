import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signalServer } from '../../tests/signal-server.ts'
import { served, type Served, type SignedIn } from '../../tests/served.ts'
import { removeDirectory, temporaryDirectory } from '../../tests/temporary-directory.ts'
import { APP_ROLE, ensureAppRole } from './database/app-role.ts'
import { asUser } from './database/address.ts'
import { makePools } from './database/database.ts'
import { type Embedded, startEmbedded } from './database/embedded/embedded.ts'
import { makePool } from './database/pools.ts'
import { watchDiskSpace } from './disk-space.ts'

// A database of its own, because it is stopped, frozen and closed for writing while the server runs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** Well above what is promised, and below what the queries of a frozen database would take. */
const PATIENCE = 15_000
const APP_PASSWORD = randomBytes(16).toString('hex')

let directory: string
let embedded: Embedded
let server: Served
let maya: SignedIn

beforeAll(async () => {
  directory = await temporaryDirectory('away')
  embedded = await startEmbedded(directory, { durable: false, shared: `${directory}/shared` })
  const owner = embedded.address
  const app = asUser(owner, APP_ROLE, APP_PASSWORD)
  const first = makePool(owner, { max: 1, statementTimeout: 0 })
  await ensureAppRole(first, app, APP_PASSWORD)
  await first.end()
  server = await served({}, makePools(owner, app))
})
afterAll(async () => {
  await server.stop()
  await embedded.stop()
  await removeDirectory(directory)
})
/** A session that was not used for an hour, and that no cache knows. */
beforeEach(async () => {
  maya = await server.signIn(server.harbor.people['maya']!)
  await server.services.pool.query("update sessions set last_seen_at = now() - interval '1 hour'")
})

interface Answer {
  status: number
  retryAfter: string | null
  code: string | undefined
}

async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      cookie: maya.cookie,
      origin: server.url,
      ...(body && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    code: isJson ? JSON.parse(text).error?.code : undefined,
  }
}

const PASSWORD = 'lantern-over-the-quay'
const READS = ['/api/session', '/api/sessions', '/api/invitations', '/api/invitations/opened', '/readyz']
const WRITES: [string, object][] = [
  ['/api/sign-in', { email: 'maya@harbor.example', password: PASSWORD }],
  ['/api/sign-up', { email: 'nora@quay.example', password: PASSWORD, fullName: 'Nora' }],
  ['/api/forgot-password', { email: 'maya@harbor.example' }],
  ['/api/profile', { fullName: 'Maya' }],
  ['/api/companies', { name: 'Pier' }],
  ['/api/sign-out', { everywhere: false }],
]

/** Without the database: the page, and that the process is alive. */
const ALONE = ['/', '/dashboard', '/healthz']

async function recovers(): Promise<void> {
  await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 30_000 }).toBe(200)
  expect(await ask('GET', '/api/session')).toMatchObject({ status: 200 })
  expect(await ask('POST', '/api/profile', { fullName: 'Maya' })).toMatchObject({ status: 200 })
  // Hashing a password can take a busy machine longer than an answer may.
  let email = ''
  const signsUp = async () => {
    email = `n${Date.now()}@quay.example`
    return (await ask('POST', '/api/sign-up', { email, password: PASSWORD, fullName: 'Nora' })).status
  }
  await expect.poll(signsUp, { timeout: 30_000 }).toBe(200)
  const mailed = async () =>
    (await server.services.pool.query('select from mail_outbox where recipient = $1', [email])).rowCount
  await expect.poll(mailed, { timeout: 30_000 }).toBe(1)
}

/** The status and code of every answer, by path; all are asked for at once. */
async function answers(): Promise<Record<string, string>> {
  const asked: [string, Promise<Answer>][] = [
    ...[...READS, ...ALONE].map((path): [string, Promise<Answer>] => [path, ask('GET', path)]),
    ...WRITES.map(([path, body]): [string, Promise<Answer>] => [path, ask('POST', path, body)]),
  ]
  const told = asked.map(async ([path, answer]) => {
    const { status, code = '' } = await answer
    return [path, `${status} ${code}`.trim()]
  })
  return Object.fromEntries(await Promise.all(told)) as Record<string, string>
}

const each = (paths: string[], told: string) => Object.fromEntries(paths.map((path) => [path, told]))

const UNAVAILABLE = {
  ...each([...READS, ...WRITES.map(([path]) => path)], '503 server/unavailable'),
  ...each(ALONE, '200'),
  '/readyz': '503',
}

describe('a database', () => {
  test('that takes no writes is read from, and says so to whoever writes', async () => {
    const pool = makePool(embedded.address, { max: 1, statementTimeout: 0 })
    await pool.query('alter system set default_transaction_read_only = on')
    await pool.query('select pg_reload_conf()')
    await expect.poll(async () => (await ask('POST', '/api/profile', { fullName: 'Maya' })).status).toBe(503)
    expect(await answers()).toEqual({
      ...each([...READS, ...ALONE], '200'),
      ...each(
        WRITES.map(([path]) => path),
        '503 server/read-only',
      ),
    })
    expect(await ask('POST', '/api/profile', { fullName: 'Maya' })).toMatchObject({ retryAfter: '2' })
    await pool.query('set default_transaction_read_only = off')
    await pool.query('alter system reset default_transaction_read_only')
    await pool.query('select pg_reload_conf()')
    await pool.end()
    // Each connection takes up the settings anew in its own time.
    await expect.poll(async () => (await ask('POST', '/api/profile', { fullName: 'Maya' })).status).toBe(200)
    await recovers()
  })

  test('whose disk is nearly full is closed for writing, until there is room', async () => {
    const owner = makePool(embedded.address, { max: 1, statementTimeout: 0 })
    const warned: string[] = []
    let mebibytes = 63
    const free = async () => mebibytes * 1_048_576
    const stop = await watchDiskSpace(owner, { warn: (message) => void warned.push(message), free })
    const saves = async () => (await ask('POST', '/api/profile', { fullName: 'Maya' })).status
    await expect.poll(saves).toBe(503)
    expect((await ask('GET', '/api/session')).status).toBe(200)
    mebibytes = 65
    await sleep(1_500)
    expect(await saves()).toBe(503)
    mebibytes = 129
    await expect.poll(saves).toBe(200)
    expect(warned).toEqual([expect.stringMatching(/^Only 63 MiB are free/), expect.stringMatching(/room/)])
    stop()
    await owner.end()
  })

  test('that was closed when its server ended can be migrated at the next start', async () => {
    const owner = makePool(embedded.address, { max: 1, statementTimeout: 0 })
    const stop = await watchDiskSpace(owner, { warn: () => undefined, free: async () => 0 })
    stop()
    await owner.end()
    await embedded.stop()
    embedded = await startEmbedded(directory, { durable: false, shared: `${directory}/shared` })
    const next = makePool(embedded.address, { max: 1, statementTimeout: 0 })
    expect((await next.query('create table crate (id integer)')).command).toBe('CREATE')
    ;(await watchDiskSpace(next, { warn: () => undefined }))()
    await next.end()
    await recovers()
  })

  test('that is stopped is waited for, and everything works again once it is back', async () => {
    await embedded.stop()
    expect(await answers()).toEqual(UNAVAILABLE)
    embedded = await startEmbedded(directory, { durable: false, shared: `${directory}/shared` })
    await recovers()
  })

  test('that no longer answers keeps nobody waiting', async () => {
    try {
      await signalServer(embedded.pid()!, 'STOP')
      expect(await answers()).toEqual(UNAVAILABLE)
    } finally {
      await signalServer(embedded.pid()!, 'CONT')
    }
    await recovers()
  })
})
