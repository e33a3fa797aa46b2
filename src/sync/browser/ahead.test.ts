import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { askAhead } from './ahead.ts'
import { SyncClient } from './client.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { FakeServer } from './testing/fake-server.ts'
import { addIssue, harborApp, issuesOfTeam, members } from './testing/harbor-app.ts'

const [harbor, crew, maya, lena] = [newId(), newId(), newId(), newId()]
const opened: SyncClient[] = []

afterEach(() => {
  for (const client of opened.splice(0)) client.abandon()
})

function makeServer(): FakeServer {
  const server = new FakeServer(harborApp())
  server.seed(
    [maya, lena].map((personId) => [members.name, { id: newId(), teamId: crew, personId } as never]),
  )
  server.run(maya, addIssue, { id: newId(), teamId: crew, title: 'Ledger' })
  return server
}

const whose = (userId: string) => ({ userId, companyId: harbor, schema: 1 })

function openTab(browser: FakeBrowser) {
  const client = new SyncClient({
    app: { ...harborApp(), loadMutations: async () => harborApp().mutations },
    userId: lena,
    companyId: harbor,
    onRefusal: () => undefined,
    onSessionEnded: () => undefined,
    onCompanyLost: () => undefined,
    platform: browser.platform(),
  })
  opened.push(client)
  return client
}

async function isOnline(client: SyncClient): Promise<void> {
  await expect.poll(() => client.status.current.online).toBe(true)
}
const titles = (client: SyncClient) => client.live(issuesOfTeam, { teamId: crew }).current()
const loads = ({ requests }: FakeServer) => requests.filter(({ path }) => path === 'bootstrap').length

test('rows that were asked for ahead are not asked for again, and what changed since follows', async () => {
  const server = makeServer()
  const browser = new FakeBrowser(server.network(lena), 1)
  await askAhead(browser.platform(), whose(lena))
  await expect.poll(() => loads(server)).toBe(1)
  server.run(maya, addIssue, { id: newId(), teamId: crew, title: 'Rent' })
  const client = openTab(browser)
  await isOnline(client)
  await expect.poll(() => titles(client)).toMatchObject({ value: [{ title: 'Ledger' }, { title: 'Rent' }] })
  expect(loads(server)).toBe(1)
})

test('a browser that has rows on its disk asks for none ahead', async () => {
  const server = makeServer()
  const browser = new FakeBrowser(server.network(lena), 1)
  const first = openTab(browser)
  await isOnline(first)
  await first.close()
  await askAhead(browser.platform(), whose(lena))
  await isOnline(openTab(browser))
  expect(loads(server)).toBe(1)
})

test('what was asked for ahead is for that person alone', async () => {
  const server = makeServer()
  await askAhead(new FakeBrowser(server.network(maya), 1).platform(), whose(maya))
  await isOnline(openTab(new FakeBrowser(server.network(lena), 1)))
  expect(loads(server)).toBe(2)
})

test('where nothing comes ahead, the engine tries by itself', async () => {
  const server = makeServer()
  const browser = new FakeBrowser(server.network(lena))
  server.isDown = true
  await askAhead(browser.platform(), whose(lena))
  await new Promise((resolve) => setTimeout(resolve, 20))
  server.isDown = false
  await isOnline(openTab(browser))
  expect(loads(server)).toBe(1)
})
