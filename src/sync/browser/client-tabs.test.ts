import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import { nameOf } from './open-local-database.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { countUp, renameIssue } from './testing/harbor-app.ts'
import {
  maya,
  lena,
  harbor,
  ledger,
  abandonTabs,
  makeServer,
  openTab,
  lenasTab,
  issuesAt,
  settled,
} from './testing/lenas-tabs.ts'

afterEach(abandonTabs)

test('what one tab does the other shows at once, and either may be closed', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(() => second.client.status.current.online).toBe(true)
  expect(server.lines).toBe(1)
  second.client.mutate(countUp, { id: ledger })
  await expect.poll(first.count).toBe(1)
  await settled(second.client)
  first.client.mutate(countUp, { id: ledger })
  server.run(maya, countUp, { id: ledger })
  await expect.poll(second.count).toBe(3)
  await first.client.close()
  server.run(maya, countUp, { id: ledger })
  await expect.poll(second.count).toBe(4)
  second.client.mutate(countUp, { id: ledger })
  await settled(second.client)
  await expect.poll(second.count).toBe(5)
})

test('when the leading tab dies, the next one sends what both had queued, once', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.losesAnswer = () => true
  for (let step = 0; step < 10; step++) (step % 2 ? first : second).client.mutate(countUp, { id: ledger })
  await expect.poll(second.count).toBe(10)
  await expect.poll(() => server.requests.some(({ path }) => path === 'mutate')).toBe(true)
  first.client.abandon()
  server.losesAnswer = () => false
  await settled(second.client)
  await expect.poll(second.count).toBe(10)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 10 }]])
})

test('when the leading tab dies, the others catch up with what it told nobody', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const others = [openTab(browser), openTab(browser)]
  for (const { count } of others) await expect.poll(count).toBe(0)
  browser.isDeaf = true
  server.run(maya, countUp, { id: ledger })
  await expect.poll(first.count).toBe(1)
  first.client.abandon()
  browser.isDeaf = false
  for (const { count } of others) await expect.poll(count).toBe(1)
})

test('a late refusal is shown in the tab that acted, or in the leading tab if that one is gone', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => second.refusals.length).toBe(1)
  expect(first.refusals).toEqual([])
  server.isDown = true
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => first.client.status.current.pending).toBe(1)
  second.client.abandon()
  server.isDown = false
  await expect.poll(() => first.refusals.length).toBe(1)
})

test('a tab that slept and heard nothing catches up from the disk when it is shown', async () => {
  const server = makeServer()
  // In slow motion: by itself the leading tab writes what it has heard to the disk only after 25 s.
  const { browser, ...first } = await lenasTab(server, new FakeBrowser(server.network(lena), 0.01))
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  browser.isDeaf = true
  server.run(maya, countUp, { id: ledger })
  await expect.poll(first.count, { interval: 1 }).toBe(1)
  expect(second.count()).toBe(0)
  browser.isDeaf = false
  browser.emit('shown')
  await expect.poll(second.count).toBe(1)
})

test('a tab that takes over forgets what was refused while it slept', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.isDown = true
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => first.client.status.current.pending).toBe(1)
  browser.isDeaf = true
  server.isDown = false
  await settled(first.client)
  await first.client.close()
  browser.isDeaf = false
  await settled(second.client)
})

test('every tab learns who is present, the latest value only', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.tell({ t: 'e', key: 'present', value: ['maya'] })
  server.tell({ t: 'e', key: 'present', value: ['maya', 'omar'] })
  for (const { ephemerals } of [client, second.client]) {
    await expect.poll(() => ephemerals.current.get('present')).toEqual(['maya', 'omar'])
  }
})

test.each(['AbortError', 'InvalidStateError', 'UnknownError'])(
  'a disk that is being taken away ends what its tabs do with it (%s), and nobody else hears of it',
  async (name) => {
    const unheard = vi.fn<(error: unknown) => void>()
    process.on('unhandledRejection', unheard)
    const { browser, client } = await lenasTab(makeServer())
    const follower = openTab(browser)
    await expect.poll(follower.count).toBe(0)
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('The connection is closing', name)
    })
    // The leading tab looks into the queue, and the other at what was parked.
    client.mutate(countUp, { id: ledger })
    browser
      .platform()
      .channel(nameOf(lena, harbor), () => {})
      .post({ t: 'parked' })
    await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(2)
    reading.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  },
)

test('a tab that has just begun to lead hears from another that the session has ended', async () => {
  const { browser, onSessionEnded } = await lenasTab(makeServer())
  const other = browser.platform().channel(nameOf(lena, harbor), () => {})
  other.post({ t: 'ended', why: 'session', schema: 1 })
  await expect.poll(() => onSessionEnded.mock.calls.length).toBe(1)
})

test('a tab that leads goes on after the disk failed once', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk did not answer', 'UnknownError')
  })
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(0)
  reading.mockRestore()
  await settled(client)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 1 }]])
})
