import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import { CLOSE_TOO_MANY } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import { team } from '../scope.ts'
import { SyncClient } from './client.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { error, FakeServer } from './testing/fake-server.ts'
import { addIssue, harborApp, issuesOfTeam, joinTeam, members } from './testing/harbor-app.ts'

const [harbor, lena, maya, crew, office] = [newId(), newId(), newId(), newId(), newId()]

const AGE_MS = 301 * 86_400_000

const opened: SyncClient[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const client of opened.splice(0)) client.abandon()
})

async function lenasTab(speed?: number) {
  const server = new FakeServer(harborApp())
  server.seed([
    [members.name, { id: newId(), teamId: crew, personId: lena } as never],
    [members.name, { id: newId(), teamId: office, personId: maya } as never],
  ])
  const browser = new FakeBrowser(server.network(lena), speed)
  const tab = open(browser)
  await expect.poll(() => tab.client.status.current.online).toBe(true)
  return { server, browser, ...tab }
}

function open(browser: FakeBrowser) {
  const refusals: RefusalText[] = []
  const app = harborApp()
  const client = new SyncClient({
    app: { ...app, loadMutations: async () => app.mutations },
    userId: lena,
    companyId: harbor,
    onRefusal: (text) => refusals.push(text),
    onSessionEnded: () => undefined,
    onCompanyLost: () => undefined,
    platform: browser.platform(),
  })
  opened.push(client)
  const titles = (teamId: string) => {
    const outcome = client.live(issuesOfTeam, { teamId }).current()
    return outcome && 'value' in outcome ? outcome.value.map(({ title }) => title) : null
  }
  return { client, titles, refusals }
}

test('what a line lost in the middle of a scope’s first rows has brought is not taken for the scope', async () => {
  const { server, titles } = await lenasTab()
  server.run(maya, addIssue, { id: newId(), teamId: office, title: 'Gone since' })
  const [, gone] = server.rowsFor(new Set([team(office)])).find(([entity]) => entity === 'issues')!
  const { seq } = server
  const change = ['issues', 'u', gone.id, gone, team(office)] as const
  // As if the server had begun to give Lena the office.
  server.tell({ t: 'd', from: seq, seq, changes: [[...change]] })
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.cut()
  server.store.apply([{ entity: 'issues', id: gone.id, row: null, scope: team(office) }])
  server.run(maya, addIssue, { id: newId(), teamId: office, title: 'Still there' })
  await expect.poll(() => server.lines).toBe(1)
  server.run(maya, joinTeam, { id: newId(), teamId: office, personId: lena })
  await expect.poll(() => titles(office)).toEqual(['Still there'])
})

test('a line closed in favour of the person’s others stays closed until the page is looked at', async () => {
  const { server, browser, client } = await lenasTab()
  server.cut(CLOSE_TOO_MANY)
  await expect.poll(() => client.status.current).toMatchObject({ crowded: true, online: true })
  // Two minutes by this browser's clock.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(server.lines).toBe(0)
  browser.emit('shown')
  await expect.poll(() => server.lines).toBe(1)
  await expect.poll(() => client.status.current).toMatchObject({ crowded: false, online: true })
})

test('a server that asks for patience gets it: nothing is lost, shown or sent before', async () => {
  // Slower than the others, so that what a busy machine does late is not taken for a dead line.
  const { server, client, refusals } = await lenasTab(20)
  const sentAt: number[] = []
  server.answersInstead = () => {
    if (sentAt.push(performance.now()) > 1) return null
    return new Response(JSON.stringify(error('One moment')), {
      status: 429,
      headers: { 'retry-after': '30' },
    })
  }
  const online: unknown[] = []
  client.status.subscribe(() => online.push(client.status.current.online))
  client.mutate(addIssue, { id: newId(), teamId: crew, title: 'Patience' })
  await expect.poll(() => client.status.current.pending).toBe(0)
  // Thirty seconds by this browser's clock; a timer may be early by a millisecond.
  expect(sentAt[1]! - sentAt[0]!).toBeGreaterThan(1_480)
  expect(sentAt).toHaveLength(2)
  expect(online).not.toContain(false)
  expect(refusals).toEqual([])
})

test('what was queued more than 300 days ago is shown to its author, and not sent by itself', async () => {
  const { server, browser, client } = await lenasTab()
  server.isDown = true
  server.cut()
  client.mutate(addIssue, { id: newId(), teamId: crew, title: 'Old' })
  await client.close()
  browser.clockError = AGE_MS
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AGE_MS })
  const { client: later } = open(browser)
  await expect.poll(() => later.status.current.parked.map(({ name }) => name)).toEqual(['addIssue'])
  server.isDown = false
  await expect.poll(() => later.status.current.online).toBe(true)
  expect(server.requests.filter(({ path }) => path === 'mutate')).toEqual([])
  expect(await later.retryParked(later.status.current.parked[0]!.key)).toBeNull()
  await expect.poll(() => later.status.current.pending).toBe(0)
})
