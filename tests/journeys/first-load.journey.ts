import { builtFile } from './built-file.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

test('where there is no service worker, the screens of the sidebar are there before the network goes', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/dashboard', withoutWorkers: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const warmed = () => page.evaluate(() => performance.getEntriesByName('screens warmed').length)
  await expect.poll(warmed, { timeout: 60_000 }).toBe(1)
  await page.context().setOffline(true)
  for (const name of ['Goals', 'Issues', 'Metrics']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a page brings the files of its screen, each of which there is', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/goals' })
  const files = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect([file, (await page.request.get(file)).status()]).toEqual([file, 200])
})

test('who is signed in is asked once, beside the scripts and not after them', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/goals', withoutWorkers: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
  const [asked, scripts] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [
      entries
        .filter(({ name }) => new URL(name).pathname === '/api/session')
        .map(({ startTime }) => startTime),
      entries.filter(({ name }) => name.endsWith('.js')).map(({ responseEnd }) => responseEnd),
    ] as const
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeLessThan(Math.max(...scripts))
})

test('the first rows are asked for once, before the parts of the shell that can wait', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/dashboard', withoutWorkers: true })
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible()
  const later = await builtFile('src/web/follow-routes.ts')
  const startsOf = (end: string) =>
    page.evaluate(
      (ending) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith(ending))
          .map(({ startTime }) => startTime),
      end,
    )
  await expect.poll(() => startsOf(later)).toHaveLength(1)
  const [rows, parts] = [await startsOf('/bootstrap'), await startsOf(later)]
  expect(rows).toHaveLength(1)
  expect(rows[0]).toBeLessThan(parts[0]!)
})
