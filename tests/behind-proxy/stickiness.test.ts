import 'fake-indexeddb/auto'
import { connect } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aboutAddress } from '../../src/server/doctor/about-address.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { Person } from './person.ts'
import type { Kind } from './proxy.ts'
import { expectSameForAll } from './same-for-all.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const MUTATE = '/api/sync/:companyId/mutate'

let fleet: Fleet
const people: Person[] = []

beforeAll(async () => {
  fleet = await startFleet([{}, {}])
})
afterEach(() => {
  for (const { client } of people.splice(0)) client.abandon()
})
afterAll(() => fleet?.stop())

const cases: { kind: Kind; sticky: boolean }[] = [
  { kind: 'nginx', sticky: true },
  { kind: 'haproxy', sticky: true },
  { kind: 'nginx', sticky: false },
  { kind: 'haproxy', sticky: false },
  { kind: 'caddy', sticky: false },
]

test.each(cases)(
  'a company is written through $kind, sticky: $sticky, and everybody sees all of it',
  async ({ kind, sticky }) => {
    const proxy = await fleet.proxy(kind, { sticky })
    const company = await fleet.company(6)
    const before = await answered()
    for (const [index, member] of company.members.entries()) {
      const way = { url: proxy.url, origin: fleet.publicUrl, withoutSockets: index % 3 === 2 }
      people.push(new Person(company, member, way))
    }
    await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
    for (let round = 0; round < 10; round++) {
      for (const person of people) person.write(`Round ${round}`)
      await sleep(30)
    }
    await expectSameForAll(people)
    for (const { failures, refusals } of people)
      expect({ failures, refusals }).toEqual({ failures: [], refusals: [] })
    const counts = (await answered()).map((count, index) => count - before[index]!)
    expect(counts.filter((count) => count > 0)).toHaveLength(sticky ? 1 : 2)
  },
)

const answered = () => Promise.all(fleet.nodes.map((node) => node.answered(MUTATE)))

test('the doctor sees that sockets get through the proxy', async () => {
  await fleet.proxy('nginx', { sticky: true })
  const findings = await aboutAddress({ publicUrl: fleet.publicUrl })
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good'])
})

/** What WebSockets call a ping and a pong, the first masked as by a browser. */
const [PING, PONG] = [Buffer.from([0x89, 0x80, 0, 0, 0, 0]), Buffer.from([0x8a, 0])]

test('a browser that speaks HTTP/2 with HAProxy opens its socket within it', async () => {
  const { url } = await fleet.proxy('haproxy', { sticky: true })
  const { id, members } = await fleet.company(1)
  const session = connect(url)
  await new Promise((resolve) => session.once('remoteSettings', resolve))
  const socket = session.request({
    ':method': 'CONNECT',
    ':protocol': 'websocket',
    ':path': `/api/sync/${id}/socket`,
    'sec-websocket-version': '13',
    origin: fleet.publicUrl,
    cookie: members[0]!.cookie,
  })
  const status = new Promise((resolve) => socket.once('response', (headers) => resolve(headers[':status'])))
  expect(await status).toBe(200)
  const answer = new Promise((resolve) => socket.once('data', resolve))
  socket.write(PING)
  expect(await answer).toEqual(PONG)
  session.destroy()
})
