import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { chance, seeds } from '../../../tests/seeded.ts'
import { newId } from '../id.ts'
import { Journal, type MadeHere } from './journal.ts'
import { openLocalDatabase } from './open-local-database.ts'
import type { FakeBrowser } from './testing/fake-browser.ts'
import { countUp } from './testing/harbor-app.ts'
import { abandonPages, harbor, harborOfLena, ledger, lena, open, wait } from './testing/lenas-pages.ts'

afterEach(abandonPages)

const diskOf = (browser: FakeBrowser) =>
  openLocalDatabase(browser.indexedDB, { userId: lena, companyId: harbor, schema: 1 }, () => undefined)

/** What a page has stored that ended right after that. */
async function storeUntold(browser: FakeBrowser): Promise<MadeHere> {
  const at = new Date().toISOString()
  const step = {
    key: newId(),
    tab: newId(),
    mid: null,
    schema: 1,
    name: countUp.name,
    args: { id: ledger },
    at,
  }
  const made = { tab: step.tab, after: 0, mutations: [step] }
  const disk = await diskOf(browser)
  await disk.append(made, at)
  disk.close()
  return made
}

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

test('another open page sends at once what a closed one had stored and left, but told nobody of', async () => {
  const { browser, counted } = harborOfLena()
  const other = await open(browser)
  await expect.poll(() => other.client.status.current.online).toBe(true)
  const made = await storeUntold(browser)
  new Journal(browser.platform().texts, lena, harbor).leave(made, null)
  await expect.poll(counted).toBe(1)
  await expect.poll(other.count).toBe(1)
  expect(browser.texts.size).toBe(0)
})

test('the next page that opens has sent what a crashed one had stored, but told nobody of', async () => {
  const { browser, counted } = harborOfLena()
  const other = await open(browser)
  await expect.poll(() => other.client.status.current.online).toBe(true)
  await storeUntold(browser)
  await wait(20)
  expect(counted()).toBe(0)
  await open(browser)
  await expect.poll(counted).toBe(1)
  await expect.poll(other.count).toBe(1)
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
  const disk = await diskOf(browser)
  step()
  browser.emit('hidden')
  // Before this page has come to it.
  await disk.append(new Journal(browser.platform().texts, lena, harbor).left()[0]!, new Date().toISOString())
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect([count(), counted(), browser.texts.size]).toEqual([1, 1, 0])
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
  // Whoever picks up what a closed page had stored forgets it only once the disk has answered, which may be after it is sent.
  await expect.poll(() => browser.texts.size).toBe(0)
})
