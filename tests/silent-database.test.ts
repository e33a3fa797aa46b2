import dns from 'node:dns'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { app } from '../src/features/registry.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { newId } from '../src/sync/id.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { type DatabaseRelay, databaseRelay } from './database-relay.ts'
import { type Served, served, type SignedIn } from './served.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// A database that is found by a name, over a network that may drop what it is given without a word.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const NAME = 'database.quay.example'
/** Well above the five seconds that are promised, and below the 35 after which a statement is given up. */
const PATIENCE_MS = 15_000

let directory: string
let database: TestDatabase
let relay: DatabaseRelay<TestDatabase['urls']>
let server: Served
let lena: SignedIn
const warned: string[] = []

let isNameKnown = true
let isNetworkSilent = false
/** Connections that lead nowhere any more, though neither end knows. */
const lost = new WeakSet<Socket>()
const connected = new Set<Socket>()

beforeAll(async () => {
  const real = dns.lookup
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, ...rest: [object, () => void]) => {
    if (host !== NAME) return real(host, ...rest)
    if (isNameKnown) return real('127.0.0.1', ...rest)
    const fail = rest.at(-1) as unknown as (error: Error) => void
    fail(Object.assign(new Error(`getaddrinfo EAI_AGAIN ${NAME}`), { code: 'EAI_AGAIN' }))
  }) as typeof dns.lookup)
  directory = await temporaryDirectory('silent')
  database = await testDatabase()
  relay = await databaseRelay(
    database.urls,
    (client, back) => {
      connected.add(client)
      if (isNetworkSilent) lost.add(client)
      client.on('data', (data) => !lost.has(client) && back.write(data))
      back.on('data', (data) => !lost.has(client) && client.write(data))
    },
    NAME,
  )
  const { DATABASE_URL: databaseUrl, DATABASE_APP_URL: databaseAppUrl } = relay.urls
  const settings = { dataDirectory: directory, databaseUrl, databaseAppUrl, port: 0 }
  server = await served({}, await openDatabase(settings, (message) => warned.push(message)))
  lena = await server.signIn(server.harbor.people['lena']!)
})
afterAll(async () => {
  await server.stop()
  relay.stop()
  await database.stop()
  await removeDirectory(directory)
  vi.restoreAllMocks()
})

let times = 0

/** The status of an answer to Lena, who renames herself; rejects when none comes in time. */
async function rename(): Promise<number> {
  const args = { personId: lena.userId, fullName: `Lena ${++times}` }
  const answer = await fetch(`${server.url}/api/sync/${server.harbor.id}/mutate`, {
    method: 'POST',
    headers: { cookie: lena.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: newId(),
      schema: app.schema,
      mutations: [{ mid: 1, name: 'renamePerson', args }],
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.text()
  return answer.status
}

async function untilItWorks(): Promise<void> {
  await expect.poll(() => rename().catch(() => 0), { timeout: 4 * PATIENCE_MS }).toBe(200)
}

test('when the network drops everything nobody waits for long, and the database that took over is met at once', async () => {
  expect(await rename()).toBe(200)
  isNetworkSilent = true
  for (const socket of connected) lost.add(socket)
  const waiting = Array.from({ length: 8 }, () => rename())
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 503))
  expect(warned).toContainEqual(expect.stringMatching(/has not answered/))
  // What was lost stays so; only who connects anew is heard.
  isNetworkSilent = false
  await untilItWorks()
})

test('when its name is not found any more everybody hears that it is away, until the name is back', async () => {
  expect(await rename()).toBe(200)
  isNameKnown = false
  relay.hangUp()
  await expect.poll(rename).toBe(503)
  expect(await Promise.all(Array.from({ length: 4 }, rename))).toEqual([503, 503, 503, 503])
  isNameKnown = true
  await untilItWorks()
})
