import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import { LocalDatabase } from './local-database.ts'
import type { FakeBrowser } from './testing/fake-browser.ts'
import { error, json } from './testing/fake-server.ts'
import { countUp } from './testing/harbor-app.ts'
import { abandonPages, harborOfLena, open, wait, harbor, lena, ledger } from './testing/lenas-pages.ts'

afterEach(abandonPages)

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
  server.answersInstead = () => json(404, error('Not found', 'access/not-found'))
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
  server.answersInstead = () => json(404, error('Not found', 'access/not-found'))
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
