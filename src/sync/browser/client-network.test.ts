import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { error, type FakeServer, json } from './testing/fake-server.ts'
import { countUp, renameIssue } from './testing/harbor-app.ts'
import {
  maya,
  lena,
  ledger,
  abandonTabs,
  makeServer,
  openTab,
  lenasTab,
  issuesAt,
  settled,
  queueOf,
} from './testing/lenas-tabs.ts'

afterEach(abandonTabs)

/** The values that `online` takes while a page opens; a server that is down comes back once that was noticed. */
async function opening(server: FakeServer, browser: FakeBrowser): Promise<unknown[]> {
  const { client } = openTab(browser)
  const { status } = client
  const seen = [status.current.online]
  status.subscribe(() => seen.push(status.current.online))
  await expect.poll(() => status.current.online).not.toBe(null)
  server.isDown = false
  await expect.poll(() => status.current.online).toBe(true)
  return seen.filter((online, index) => online !== seen[index - 1])
}

test('what was done offline survives a reload and is sent once', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  server.isDown = true
  server.cut()
  for (let step = 0; step < 3; step++) client.mutate(countUp, { id: ledger })
  await expect.poll(async () => (await queueOf(browser)).length).toBe(3)
  client.abandon()
  const again = openTab(browser)
  await expect.poll(again.count).toBe(3)
  server.isDown = false
  await settled(again.client)
  await expect.poll(again.count).toBe(3)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 3 }]])
})

test('lost answers are requested again and nothing runs twice', async () => {
  const server = makeServer()
  const { client, count, refusals } = await lenasTab(server)
  let lost = 0
  server.losesAnswer = () => lost++ < 3
  client.mutate(countUp, { id: ledger })
  client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => refusals.length).toBe(1)
  await settled(client)
  expect(count()).toBe(2)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 2 }]])
})

test('after the server was restored, what it has not seen is sent as a new client', async () => {
  const server = makeServer()
  const { browser, client, count } = await lenasTab(server)
  client.mutate(countUp, { id: ledger })
  await settled(client)
  await expect.poll(async () => (await queueOf(browser)).length).toBe(0)
  server.restore()
  client.mutate(countUp, { id: ledger })
  client.mutate(countUp, { id: ledger })
  await settled(client)
  await expect.poll(count).toBe(3)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 3 }]])
})

test('a frame that does not follow the last one causes a fresh start', async () => {
  const server = makeServer()
  const { client, count } = await lenasTab(server)
  server.tell({ t: 'd', from: 90, seq: 91, changes: [] })
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(1)
  expect(server.requests.filter(({ path }) => path === 'bootstrap')).toHaveLength(2)
  await expect.poll(() => client.status.current.online).toBe(true)
})

test('where WebSockets are blocked, the event stream does the same', async () => {
  const server = makeServer()
  server.refusesSockets = true
  const { client, count } = await lenasTab(server)
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(1)
  client.mutate(countUp, { id: ledger })
  await settled(client)
  expect(count()).toBe(2)
  server.refusesSockets = false
  server.cut()
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(3)
})

test.for<[string, () => Response]>([
  ['a proxy on the way', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['a proxy that finds no server', () => json(404, error('Not found'))],
  ['a server whose address has moved', () => json(403, error('From another site', 'request/other-site'))],
  ['a server that lets nobody ask', () => json(403, error('Access Denied', 'access/denied'))],
])('an answer from %s wipes nothing', async ([, answer]) => {
  const server = makeServer()
  const { browser, client, count, onCompanyLost } = await lenasTab(server)
  const instead = vi.fn<() => Response>(answer)
  server.answersInstead = instead
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => instead.mock.calls.length).toBeGreaterThan(1)
  expect(await queueOf(browser)).toHaveLength(1)
  server.answersInstead = null
  await settled(client)
  expect(count()).toBe(1)
  expect(onCompanyLost).not.toHaveBeenCalled()
})

test('times are the server’s, however wrong this device’s clock is', async () => {
  const server = makeServer()
  const browser = new FakeBrowser(server.network(lena))
  browser.clockError = 86_400_000
  const { client } = await lenasTab(server, browser)
  await expect.poll(() => Math.abs(client.serverNow() - Date.now()) < 10_000).toBe(true)
})

test('a dead line is noticed and opened again', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  server.isSilent = true
  await expect.poll(() => client.status.current.online).toBe(false)
  server.isSilent = false
  await expect.poll(() => client.status.current.online).toBe(true)
})

test.for(['for the first time', 'with its rows on the disk'])(
  'a first attempt that fails is told at once, opened %s',
  async (when) => {
    const server = makeServer()
    const browser = new FakeBrowser(server.network(lena))
    if (when === 'with its rows on the disk') await (await lenasTab(server, browser)).client.close()
    server.isDown = true
    expect(await opening(server, browser)).toEqual([null, false, true])
  },
)

test('a network that lets no WebSocket through is not taken for none', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  await client.close()
  server.refusesSockets = true
  expect(await opening(server, browser)).toEqual([null, true])
})

test('a server that asks for a fresh start is not taken for none', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  await client.close()
  server.restore()
  expect(await opening(server, browser)).toEqual([null, true])
})
