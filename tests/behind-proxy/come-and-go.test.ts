import 'fake-indexeddb/auto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inCompany } from '../../src/server/database/in-company.ts'
import { type Fleet, type FleetCompany, type FleetNode, startFleet } from './fleet.ts'
import { Person } from './person.ts'
import type { Kind, Proxy } from './proxy.ts'
import { expectSameForAll } from './same-for-all.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const WAYS: { kind: Kind; sticky: boolean }[] = [
  { kind: 'nginx', sticky: true },
  { kind: 'nginx', sticky: false },
  { kind: 'haproxy', sticky: true },
  { kind: 'haproxy', sticky: false },
  { kind: 'caddy', sticky: false },
]
const PEOPLE_EACH = 3
/** Whoever restarts nodes waits for so long before the next, as docs/operation.md says: proxies ask each second, and may be busy. */
const PROXIES_NOTICE_MS = 5_000
/** Connections break at once; browsers wait for longer each time until they come back. */
const IN_STEP_WITHIN_MS = 20_000
/** As many as an answer or two hold up; more would only make what a busy machine is behind with longer. */
const PENDING_EACH = 20
/** Nobody else asks for it here. */
const NEVER_ASKED = '/api/install'
/** Several from each of two nodes, whichever way they take turns. */
const ANSWERS_BEFORE = 6
/** Fewer than a person may have, and all together than a company. */
const TOKENS_EACH = 6

let fleet: Fleet
let company: FleetCompany
let people: Person[]
let byTurns: Proxy[]

beforeAll(async () => {
  fleet = await startFleet([{}, {}])
  company = await fleet.company(WAYS.length * PEOPLE_EACH)
  const proxies: Proxy[] = []
  for (const { kind, sticky } of WAYS) proxies.push(await fleet.proxy(kind, { sticky }))
  byTurns = proxies.filter((_proxy, index) => !WAYS[index]!.sticky)
  people = company.members.map((member, index) => {
    const { url } = proxies[index % WAYS.length]!
    // One on each way has no WebSockets.
    return new Person(company, member, { url, origin: fleet.publicUrl, withoutSockets: index < WAYS.length })
  })
})
afterAll(async () => {
  for (const { client } of people ?? []) client.abandon()
  await fleet?.stop()
})

/** Waits until every proxy whose nodes take turns gives requests to this one again. */
async function comesInTurn(node: FleetNode): Promise<void> {
  await sleep(PROXIES_NOTICE_MS)
  for (const { url } of byTurns) {
    const before = await node.answered(NEVER_ASKED)
    const asks = async () => {
      await (await fetch(url + NEVER_ASKED)).text()
      return node.answered(NEVER_ASKED)
    }
    await expect.poll(asks).toBeGreaterThan(before)
  }
}

/** Works without a pause until it is over. Answers how many tokens it was told to have made, which nobody makes twice. */
async function work(person: Person, over: AbortSignal): Promise<number> {
  let tokens = 0
  for (let act = 0; !over.aborted; act++) {
    if (person.pending < PENDING_EACH) person.write()
    if (act % 3 === 0) await person.asks('/api/session')
    if (act % 6 === 1 && tokens < TOKENS_EACH) {
      const wanted = { scopes: ['tasks:write'], teamIds: null, expires: '7', proposes: false }
      if (await person.asks('/api/tokens', { ...wanted, companyId: company.id, name: `${act}` })) tokens++
    }
    await sleep(50 + Math.random() * 100)
  }
  return tokens
}

test('every node is restarted under load, and nobody notices', async () => {
  await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
  const over = new AbortController()
  const working = people.map((person) => work(person, over.signal))
  for (const node of fleet.nodes) {
    await sleep(500)
    expect(await node.end('SIGTERM')).toBe(0)
    await node.start()
    await comesInTurn(node)
  }
  over.abort()
  const made = await Promise.all(working)

  await expectSameForAll(people)
  for (const { failures, refusals, outages, lines } of people) {
    expect({ failures, refusals, outages }).toEqual({ failures: [], refusals: [], outages: 0 })
    // Nobody was left with the poorer line.
    expect(Math.min(lines.sockets, lines.streams)).toBe(0)
  }
  const { rowCount } = await inCompany(fleet.database.app, company.id, null, (client) =>
    client.query('select from api_tokens'),
  )
  expect(rowCount).toBe(made.reduce((sum, count) => sum + count, 0))
})

test('a node dies in the middle of work: nothing is lost, and everybody is in step again before long', async () => {
  await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
  for (const node of fleet.nodes) {
    const over = new AbortController()
    const answers = people.map(() => 0)
    const working = people.map((person, index) => keepWriting(person, over.signal, () => answers[index]!++))
    // nginx gives a node that has come back one request, and no other until that is answered: so long it has one node less.
    await expect.poll(() => Math.min(...answers)).toBeGreaterThanOrEqual(ANSWERS_BEFORE)
    await node.end('SIGKILL')
    await sleep(700)
    over.abort()
    await Promise.all(working)
    await expectSameForAll(people, IN_STEP_WITHIN_MS)
    for (const { failures, refusals } of people)
      expect({ failures, refusals }).toEqual({ failures: [], refusals: [] })
    if (node === fleet.nodes.at(-1)) return
    await node.start()
    await comesInTurn(node)
  }
})

/** What only reads is asked of another node by the proxies; what writes beside the engine may be cut off. */
async function keepWriting(person: Person, over: AbortSignal, onAnswer: () => void): Promise<void> {
  while (!over.aborted) {
    person.write()
    if (await person.asks('/api/session')) onAnswer()
    await sleep(20 + Math.random() * 60)
  }
}
