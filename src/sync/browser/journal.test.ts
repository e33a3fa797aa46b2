import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { chance, seeds } from '../../../tests/seeded.ts'
import { newId } from '../id.ts'
import { SyncClient } from './client.ts'
import { Journal } from './journal.ts'
import { LocalDatabase } from './local-database.ts'
import { openLocalDatabase } from './open-local-database.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { error, FakeServer, json } from './testing/fake-server.ts'
import { addIssue, countUp, harborApp, issueById, issues, members } from './testing/harbor-app.ts'

const [harbor, lena, crew, ledger] = [newId(), newId(), newId(), newId()]

const opened: SyncClient[] = []
afterEach(() => {
  for (const client of opened.splice(0)) client.abandon()
})

/** A company of Lena's with one issue, whose counter tells how many steps were taken. */
function harborOfLena() {
  const server = new FakeServer(harborApp())
  server.seed([[members.name, { id: newId(), teamId: crew, personId: lena } as never]])
  server.run(lena, addIssue, { id: ledger, teamId: crew, title: 'Ledger' })
  return {
    server,
    browser: new FakeBrowser(server.network(lena)),
    counted: () => server.store.get(issues, ledger)!.count,
  }
}

async function open(browser: FakeBrowser, platform = browser.platform()) {
  const lost: string[] = []
  const app = harborApp()
  const client = new SyncClient({
    app: { ...app, loadMutations: async () => app.mutations },
    userId: lena,
    companyId: harbor,
    onRefusal: ({ code }) => lost.push(code),
    onSessionEnded: () => void lost.push('session'),
    onCompanyLost: () => lost.push('company'),
    platform,
  })
  opened.push(client)
  const count = () => {
    const outcome = client.live(issueById, { id: ledger }).current()
    return outcome && 'value' in outcome ? outcome.value?.count : null
  }
  const step = () => expect(client.mutate(countUp, { id: ledger })).toBe(null)
  await expect.poll(count, { interval: 2 }).toBeTypeOf('number')
  return { client, count, step, lost }
}

/** A step that a page which is gone has left so long ago. */
function leaveStep(browser: FakeBrowser, days: number, tab = 'gone'): string {
  const at = new Date(browser.platform().now() - days * 86_400_000).toISOString()
  const mutation = {
    mid: null,
    key: newId(),
    tab,
    schema: 1,
    name: countUp.name,
    args: { id: ledger },
    at,
  }
  const key = `unstored:${lena}:${harbor}:${tab}:1`
  browser.texts.set(key, JSON.stringify({ tab, after: 0, mutations: [mutation] }))
  return key
}

/** As in a browser that is told to store no texts. */
const FORBIDDEN = {
  keys: () => refuse(),
  read: () => refuse(),
  write: () => refuse(),
  remove: () => refuse(),
}
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a page that is reloaded right after an act loses nothing', async () => {
  const { browser, counted } = harborOfLena()
  const { client, step } = await open(browser)
  step()
  step()
  browser.emit('hidden')
  client.abandon()
  const { count } = await open(browser)
  await expect.poll(count).toBe(2)
  await expect.poll(counted).toBe(2)
  expect(browser.texts.size).toBe(0)
})

test('a page that is put aside lets go of everything at once, and loses nothing', async () => {
  const { browser, counted } = harborOfLena()
  const { client, step } = await open(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  step()
  browser.emit('aside')
  expect(browser.texts.size).toBe(1)
  expect(await browser.platform().locksHeld()).toEqual([])
  const { count } = await open(browser)
  await expect.poll(count).toBe(1)
  await expect.poll(counted).toBe(1)
  expect(browser.texts.size).toBe(0)
})

test('without a network too: the act is on the screen after the reload, and is sent once', async () => {
  const { server, browser, counted } = harborOfLena()
  const { client, step } = await open(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  server.isDown = true
  server.cut()
  step()
  browser.emit('hidden')
  client.abandon()
  const { count } = await open(browser)
  expect(count()).toBe(1)
  server.isDown = false
  browser.emit('online')
  await expect.poll(counted).toBe(1)
})

test('what reached the disk after all, and was sent, is not done again', async () => {
  const { browser, counted } = harborOfLena()
  const { client, step } = await open(browser)
  step()
  browser.emit('hidden')
  const left = [...browser.texts]
  expect(left).toHaveLength(1)
  await expect.poll(counted).toBe(1)
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect(browser.texts.size).toBe(0)
  client.abandon()
  // As if the page had ended before it knew that the disk had it.
  for (const [key, text] of left) browser.texts.set(key, text)
  const { count } = await open(browser)
  await wait(20)
  expect([count(), counted(), browser.texts.size]).toEqual([1, 1, 0])
})

test('another open page sends at once what a closed one has left', async () => {
  const { browser, counted } = harborOfLena()
  const other = await open(browser)
  const { client, step } = await open(browser)
  step()
  browser.emit('hidden')
  client.abandon()
  await expect.poll(other.count).toBe(1)
  await expect.poll(counted).toBe(1)
})

test('whoever comes back to a hidden page goes on with it', async () => {
  const { browser, counted } = harborOfLena()
  const { client, step, count } = await open(browser)
  step()
  browser.emit('hidden')
  step()
  browser.emit('shown')
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect([count(), counted(), browser.texts.size]).toEqual([2, 2, 0])
})

test('a page that slept while another picked up what it had left shows and sends it once', async () => {
  const { browser, counted } = harborOfLena()
  const { client, step, count } = await open(browser)
  const who = { userId: lena, companyId: harbor, schema: 1 }
  const disk = await openLocalDatabase(browser.indexedDB, who, () => undefined)
  step()
  browser.emit('hidden')
  // Before this page has come to it.
  await disk.append(new Journal(browser.platform().texts, lena, harbor).left()[0]!, new Date().toISOString())
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect([count(), counted(), browser.texts.size]).toEqual([1, 1, 0])
})

test('a session that ends takes nothing along that was on its way to a slow disk', async () => {
  const { server, browser, counted } = harborOfLena()
  const { client, step, lost } = await open(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  const append = LocalDatabase.prototype.append
  const slow = vi.spyOn(LocalDatabase.prototype, 'append')
  server.answersInstead = () => {
    if (slow.mock.calls.length === 1) {
      slow.mockImplementationOnce(async function (this: LocalDatabase, made, now) {
        await wait(50)
        return append.call(this, made, now)
      })
      step()
    }
    return json(401, error('User not authenticated'))
  }
  step()
  await expect.poll(() => lost).toEqual(['session'])
  server.answersInstead = null
  const { count } = await open(browser)
  await expect.poll(counted).toBe(2)
  expect([count(), browser.texts.size]).toEqual([2, 0])
  slow.mockRestore()
})

test('a company that is lost takes along what was left of it', async () => {
  const { server, browser } = harborOfLena()
  const { client, step, lost } = await open(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  server.answersInstead = () => json(404, error('Not found'))
  // As if another page had left it at this very moment.
  browser.texts.set(`unstored:${lena}:${harbor}:other:1`, '{}')
  browser.texts.set(`unstored:${lena}:${newId()}:other:1`, '{}')
  step()
  await expect.poll(() => lost).toContain('company')
  expect(browser.texts.size).toBe(1)
})

test('what lay there for days and is brought by two pages is done once', async () => {
  const { browser, counted } = harborOfLena()
  const key = leaveStep(browser, 3)
  const left = browser.texts.get(key)!
  await open(browser)
  await expect.poll(counted).toBe(1)
  // As if another page had read it before the first had forgotten it.
  browser.texts.set(key, left)
  browser.emit('left')
  await expect.poll(() => browser.texts.size).toBe(0)
  await open(browser)
  await wait(20)
  expect(counted()).toBe(1)
})

test('what cannot be read is thrown away and keeps nothing else from being done', async () => {
  const { browser, counted } = harborOfLena()
  for (const [place, text] of [
    '{}',
    '{"tab":"a',
    'null',
    '7',
    '{"tab":"a","after":0,"mutations":7}',
    '{"tab":"a","after":0,"mutations":[{}]}',
  ].entries())
    browser.texts.set(`unstored:${lena}:${harbor}:a:${place}`, text)
  leaveStep(browser, 0)
  await open(browser)
  await expect.poll(counted).toBe(1)
  expect(browser.texts.size).toBe(0)
})

test('what the disk does not take stays, and keeps nothing else from being done', async () => {
  const { browser, counted } = harborOfLena()
  leaveStep(browser, 0, 'full')
  leaveStep(browser, 0)
  const append = LocalDatabase.prototype.append
  const failing = vi.spyOn(LocalDatabase.prototype, 'append').mockImplementation(function (
    this: LocalDatabase,
    made,
    now,
  ) {
    return made.tab === 'full' ? Promise.reject(new Error('Full')) : append.call(this, made, now)
  })
  await open(browser)
  await expect.poll(counted).toBe(1)
  expect(browser.texts.size).toBe(1)
  failing.mockRestore()
  browser.emit('left')
  await expect.poll(counted).toBe(2)
})

test('a browser that stores no texts works, and a company that is lost goes from its disk', async () => {
  const { server, browser, counted } = harborOfLena()
  const { client, step, lost } = await open(browser, { ...browser.platform(), texts: FORBIDDEN })
  step()
  browser.emit('hidden')
  await expect.poll(counted).toBe(1)
  await expect.poll(() => client.status.current.online).toBe(true)
  server.answersInstead = () => json(404, error('Not found'))
  step()
  await expect.poll(() => lost).toContain('company')
  expect(await browser.indexedDB.databases()).toEqual([])
})

test('what there is no room for takes nothing with it that was left before', async () => {
  const { browser, counted } = harborOfLena()
  const platform = browser.platform()
  let room = 1
  const write = (key: string, text: string) => {
    const { mutations } = JSON.parse(text) as { mutations: unknown[] }
    if (mutations.length > room) throw new DOMException('Full', 'QuotaExceededError')
    platform.texts.write(key, text)
  }
  const { client, step } = await open(browser, { ...platform, texts: { ...platform.texts, write } })
  step()
  browser.emit('hidden')
  step()
  browser.emit('hidden')
  expect(
    [...browser.texts.values()].map(
      (text) => (JSON.parse(text) as { mutations: unknown[] }).mutations.length,
    ),
  ).toEqual([1])
  room = 2
  browser.emit('hidden')
  expect([...browser.texts.keys()].map((key) => key.split(':').at(-1))).toEqual(['2'])
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect([counted(), browser.texts.size]).toEqual([2, 0])
})

test.each(seeds(60))('seed %d: pages come and go at any moment, and each step counts once', async (seed) => {
  const { browser, counted } = harborOfLena()
  const { integer, pick } = chance(seed)
  const tabs = [await open(browser)]
  let steps = 0
  for (let round = 0; round < 30; round++) {
    const tab = pick(tabs)
    const act = integer(0, 9)
    if (act < 5) {
      tab.step()
      steps++
    } else if (act < 7) {
      browser.emit('hidden')
      if (integer(0, 1) > 0) await wait(integer(0, 3))
      tab.client.abandon()
      tabs.splice(tabs.indexOf(tab), 1)
    } else if (act < 8) browser.emit(pick(['hidden', 'shown', 'left']))
    else await wait(integer(0, 4))
    while (tabs.length < integer(1, 3)) tabs.push(await open(browser))
  }
  for (const { client } of tabs) await expect.poll(() => client.status.current.pending).toBe(0)
  await expect.poll(counted).toBe(steps)
  for (const { count, lost } of tabs) {
    await expect.poll(count).toBe(steps)
    expect(lost).toEqual([])
  }
  expect(browser.texts.size).toBe(0)
})
