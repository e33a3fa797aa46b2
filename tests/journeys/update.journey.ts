import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { loadConfig } from '../../src/server/config.ts'
import { WEB_DIRECTORY } from '../../src/server/http.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'
import { fillDialog, goOffline, openDialog, row, toast } from './acts.ts'
import { keptForOffline, stored } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, MAIN, NO_NETWORK, test } from './journey.ts'

test.use({ workerComes: 'at once' })

test('a page that is left while a file is on its way is not loaded again', MAIN, async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await expect(page.getByRole('button', { name: 'New task' }).first()).toBeVisible()
  await page.evaluate(() =>
    addEventListener('beforeunload', () =>
      dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    ),
  )
  await page.goto('/issues')
  await expect(page.getByRole('heading', { name: 'Issues', exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded-for-new-version'))).toBeNull()
})

test('a new version is offered while a tab is open, taken when its person agrees, and the queue survives', async ({
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const directory = await temporaryDirectory('update')
  const newer = await newerBuild(join(directory, 'web'))
  const settings = { DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: join(directory, 'data'), LIMIT_FACTOR: '100' }
  let server: RunningServer = await startServer(loadConfig({ ...settings, PORT: '0' }))
  const { url } = server
  const { maya } = await makeHarbor(server.services)
  const page = await enter({ as: maya, path: '/tasks', at: url })
  const context = page.context()
  const other = await context.newPage()
  await other.goto('/tasks')
  for (const each of [page, other])
    await expect(each.getByRole('button', { name: 'New task' }).first()).toBeVisible()
  await keptForOffline(page, 'Crew')
  await goOffline(page)
  await addTask(page, 'Paint the hull')
  await expect.poll(() => stored(page)).toContain('Paint the hull')

  await server.stop()
  server = await startServer(loadConfig({ ...settings, PORT: new URL(url).port }), undefined, newer)
  // The server is there again, but takes nothing: the change still waits when the tab takes the new version.
  await context.route('**/api/sync/*/mutate', (route) => route.abort())
  await context.setOffline(false)
  await page.getByRole('button', { name: 'New task' }).first().click()
  await openDialog(page).getByLabel('Title').fill('Order the sails')
  // A part of the old version that the server no longer has: who types is asked, and nobody else.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await expect(toast(page, 'App update available')).toBeVisible()
  await lookForUpdates(page)
  await expect(toast(other, 'App update available')).toBeVisible({ timeout: 60_000 })
  await other.getByRole('button', { name: 'Later' }).click()
  await expect(toast(other, 'App update available')).toBeHidden()
  await expect(isNewer(page)).toHaveCount(0)

  // Whoever types is asked only once they have finished, and neither tab reloads by itself.
  await expect(toast(page, 'App update available')).toBeHidden()
  await openDialog(page).getByRole('button', { name: 'Create task' }).click()
  await toast(page, 'App update available').hover()
  await expect.poll(() => stored(page)).toContain('Order the sails')
  await page.getByRole('button', { name: 'New task' }).first().click()
  await openDialog(page).getByLabel('Title').fill('Hire a cook')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(toast(page, 'The app reloads as soon as you have finished.')).toBeVisible()
  await expect(isNewer(page)).toHaveCount(0)
  // The other tab has the old page with the new files behind it: it is asked again, and may go on until then.
  const isAsked = expect(toast(other, 'App update available')).toBeVisible({ timeout: 60_000 })
  await openDialog(page).getByRole('button', { name: 'Create task' }).click()
  await isAsked
  await expect(isNewer(page)).toHaveCount(1)
  await expect(row(page, 'Paint the hull')).toBeVisible()
  await page.goto('/changes')
  await expect(page.getByRole('heading', { name: '3 changes waiting' })).toBeVisible()

  await expect(isNewer(other)).toHaveCount(0)
  await context.unroute('**/api/sync/*/mutate')
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible({ timeout: 60_000 })
  for (const title of ['Paint the hull', 'Order the sails', 'Hire a cook'])
    await expect(row(other, title)).toHaveCount(1)

  // Without a network the new version opens too.
  await goOffline(page)
  await page.goto('/changes')
  await expect(isNewer(page)).toHaveCount(1)
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible()
  await context.close()
  await server.stop()
  await removeDirectory(directory)
})

/** What a browser does by itself once a day, and the page when its person comes back to it. */
const lookForUpdates = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const isNewer = (page: Page): Locator => page.locator('meta[name="test-version"]')

async function addTask(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(page, 'Add New Task', { Title: title }, 'Create task')
}

/** This build as another one: its page says so, and each of its scripts has another name. */
async function newerBuild(directory: string): Promise<string> {
  await cp(WEB_DIRECTORY, directory, { recursive: true })
  const assets = join(directory, 'assets')
  for (const path of await readdir(directory, { recursive: true }))
    if (/\.(br|gz)$/.test(path)) await rm(join(directory, path))
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const renamed = (text: string) =>
    text.replaceAll(/(?<=[/"'`])[\w-]+\.js(?=["'`])/g, (name) =>
      scripts.includes(name) ? newName(name) : name,
    )
  for (const path of [
    'index.html',
    'sw.js',
    '.vite/preloads.json',
    ...scripts.map((name) => `assets/${name}`),
  ]) {
    const file = join(directory, path)
    await writeFile(file, renamed(await readFile(file, 'utf8')))
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, newName(name)))
  const [page, worker] = [join(directory, 'index.html'), join(directory, 'sw.js')]
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<head>', '<head><meta name="test-version" content="second" />'),
  )
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/files-\$\{"\w+"\}/, 'files-second'))
  return directory
}

const newName = (name: string): string => `n-${name}`
