import type { Page } from '@playwright/test'
import { inCompany } from '../../src/server/database/in-company.ts'
import { refuse } from '../../src/server/http/http.refusals.ts'
import { fillDialog, goOffline, row, toast } from './acts.ts'
import { databases, keptForOffline, stored } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { addOnPhone, openIssues, startMeeting } from './meeting.ts'
import { expectUsable } from './usable.ts'

test.use({ workerComes: 'at once' })

const UNAVAILABLE = { error: refuse.reason('server/unavailable') }

test('somebody votes and adds an issue without a network, and all of it is there exactly once afterwards', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, maya, lena } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/dashboard' })
  const train = await enter({ as: lena, path: '/dashboard', phone: true })
  await startMeeting(desk, 'Crew')
  await train.getByRole('button', { name: 'Join Meeting' }).click()
  await openIssues(desk)
  await addIssue(desk, 'The crane is broken')
  await expect(row(train, 'The crane is broken')).toBeVisible()

  await keptForOffline(train, 'The crane is broken')
  await goOffline(train)
  await expect(train.getByText('Offline mode')).toBeVisible()
  const vote = train.getByRole('button', { name: 'Vote for The crane is broken' })
  await vote.click()
  await vote.click()
  await addOnPhone(train, 'Add issue')
  await fillDialog(train, 'Add Issue', { Title: 'No signal in the tunnel' }, 'Add issue')
  await expect(row(train, 'No signal in the tunnel')).toBeVisible()
  await expect(row(train, 'The crane is broken')).toContainText('2 votes, 2 of them yours')
  await addIssue(desk, 'The harbour is full')
  await expect(row(desk, 'No signal in the tunnel')).toBeHidden()

  await train.context().setOffline(false)
  await expect(row(train, 'The harbour is full')).toBeVisible()
  for (const page of [desk, train]) {
    await expect(row(page, 'No signal in the tunnel')).toHaveCount(1)
    await expect(row(page, 'The crane is broken')).toContainText('2 votes')
    await expect(page.getByRole('list', { name: /issues/i }).getByRole('listitem')).toHaveCount(3)
  }
  await expect(train.getByRole('button', { name: '3 of 5 votes left' })).toBeVisible()
  const { rows } = await inCompany(stage.services.pool, id, null, (client) =>
    client.query(
      `select (select count(*)::int from issue_votes) as votes, (select count(*)::int from issues) as issues`,
    ),
  )
  expect(rows).toEqual([{ votes: 2, issues: 3 }])
})

test('a page that is on its way while the app is made ready for the time without a network is ready too', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya } = await makeHarbor(stage.services)
  const first = await enter({ as: maya, path: '/tasks' })
  const second = await first.context().newPage()
  await second.route('**/issues', async (route) => {
    const response = await route.fetch()
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
    await route.fulfill({ response })
  })
  await second.goto('/issues', { timeout: 90_000 })
  await expect(second.getByRole('heading', { name: 'Issues' }).first()).toBeVisible()

  await goOffline(second)
  await second.getByRole('link', { name: 'Headlines' }).first().click()
  await expect(second.getByRole('heading', { name: 'Headlines' }).first()).toBeVisible()
})

test('the app opens without a network, and what is done there is sent later', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/tasks' })
  const train = await enter({ as: maya, path: '/tasks', phone: true })
  await addTask(desk, 'Paint the hull')
  await expect(row(train, 'Paint the hull')).toBeVisible()
  await keptForOffline(train, 'Paint the hull')

  await goOffline(train)
  // After a navigation some browsers claim a network that they do not have.
  await train.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  await train.goto('/dashboard')
  await expect(train.getByText('Offline mode')).toBeVisible()
  await train.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Tasks' }).click()
  await train.getByRole('checkbox', { name: 'Done: Paint the hull' }).click()
  await addTask(train, 'Order the sails')
  await expect.poll(() => stored(train)).toContain('Order the sails')
  await train.reload()
  await expect(row(train, 'Order the sails')).toBeVisible()

  await train.context().setOffline(false)
  await expect(row(desk, 'Order the sails')).toHaveCount(1)
  await expect(desk.getByRole('list', { name: 'My tasks', exact: true })).not.toContainText('Paint the hull')
})

test('what waits to be sent survives a reload, and is sent once from whichever tab', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, maya } = await makeHarbor(stage.services)
  const first = await enter({ as: maya, path: '/tasks' })
  const second = await first.context().newPage()
  await second.goto('/tasks')
  await addTask(second, 'Paint the hull')
  await expect(row(first, 'Paint the hull')).toBeVisible()

  await first.context().route('**/api/sync/*/mutate', (route) => route.abort())
  await addTask(first, 'Order the sails')
  await expect(row(second, 'Order the sails')).toBeVisible()
  await expect.poll(() => stored(first)).toContain('Order the sails')
  await first.reload()
  await expect(row(first, 'Order the sails')).toBeVisible()
  await first.close()
  await addTask(second, 'Hire a cook')
  await second.context().unroute('**/api/sync/*/mutate')

  const elsewhere = await enter({ as: maya, path: '/tasks' })
  for (const title of ['Paint the hull', 'Order the sails', 'Hire a cook']) {
    await expect(row(elsewhere, title)).toHaveCount(1)
    await expect(row(second, title)).toHaveCount(1)
  }
  const { rows } = await inCompany(stage.services.pool, id, null, (client) =>
    client.query('select count(*)::int as tasks from tasks'),
  )
  expect(rows).toEqual([{ tasks: 3 }])
})

test('a page that is reloaded in the very moment of an act loses none, with a network or without', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  // Firefox says so of loads and connections that a reload breaks off.
  expectTrouble(/ServiceWorker intercepted|error loading dynamically imported|was interrupted while the page/)
  const { id, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const titles = [
    'Paint the hull',
    'Order the sails',
    'Hire a cook',
    'Mend the nets',
    'Buy a bell',
    'Sell the boat',
  ]
  for (const title of titles) await addTask(page, title)
  const checkReload = (title: string) =>
    page.getByRole('checkbox', { name: `Done: ${title}` }).evaluate((box: HTMLElement) => {
      box.click()
      location.reload()
    })
  for (const title of titles.slice(0, 3)) {
    await checkReload(title)
    await expect(row(page, titles.at(-1)!)).toBeVisible()
    await expect(row(page, title)).toBeHidden()
  }

  await keptForOffline(page, titles.at(-1)!)
  await goOffline(page)
  for (const title of titles.slice(3, 5)) {
    await checkReload(title)
    await expect(row(page, titles.at(-1)!)).toBeVisible()
    await expect(row(page, title)).toBeHidden()
  }
  await page.context().setOffline(false)
  const done = () =>
    inCompany(stage.services.pool, id, null, (client) =>
      client.query('select count(*)::int as tasks from tasks where done_at is not null'),
    )
  await expect.poll(async () => (await done()).rows).toEqual([{ tasks: 5 }])
})

test('while the database is away the app opens with what the device has, says what waits, and sends it afterwards', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  // Of an error Firefox tells the name of its kind alone.
  expectTrouble(/503|RequestError|logged: Error /)
  const { maya, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await addTask(page, 'Paint the hull')
  await expect.poll(() => stored(page)).toContain('Paint the hull')

  const away = (pattern: string) =>
    page.context().route(pattern, (route) => route.fulfill({ status: 503, json: UNAVAILABLE }))
  await away('**/api/session')
  await away('**/api/sync/*/mutate')
  await page.reload()
  await expect(row(page, 'Paint the hull')).toBeVisible()
  await addTask(page, 'Order the sails')
  await expect(page.getByText('1 change waiting')).toBeVisible({ timeout: 15_000 })
  await page.context().unrouteAll()
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 30_000 })

  // A browser that has never asked knows nothing, and tries again until it does.
  const stranger = await enter({ as: lena, path: 'about:blank' })
  await stranger
    .context()
    .route('**/api/session', (route) => route.fulfill({ status: 503, json: UNAVAILABLE }))
  await stranger.goto('/tasks')
  await expect(stranger.getByRole('heading', { name: 'Context Loading Error' })).toBeVisible()
  await stranger.context().unrouteAll()
  await expect(stranger.getByRole('heading', { name: 'Tasks' })).toBeVisible({ timeout: 15_000 })
})

test('signing out leaves nothing behind for the next person at this browser', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await addTask(page, 'Order the sails')
  await expect.poll(() => stored(page)).toContain('Order the sails')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page, 'Signed out')).toBeVisible()
  expect(await databases(page)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(maya.email)
  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/login/)

  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await expect(page.getByRole('list', { name: 'My tasks' })).toBeVisible()
  await expect(page.getByText('Order the sails')).toBeHidden()
  await expect(page.getByText('Harbor')).toBeHidden()
  expect(await stored(page)).not.toContain('Order the sails')
  expect((await databases(page)).filter((name) => name.includes(maya.id))).toEqual([])
})

test('what is still on its way is saved before a session ends', async ({ stage, enter }) => {
  const { id, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const leaving = Promise.withResolvers<void>()
  await page.context().route('**/api/sync/*/mutate', async (route) => {
    await leaving.promise
    await new Promise((resolve) => setTimeout(resolve, 50))
    await route.continue()
  })
  await addTask(page, 'Order the sails')
  await page.getByRole('button', { name: 'Sign out' }).click()
  leaving.resolve()
  await expect(page).toHaveURL(/\/login$/)
  expect(await databases(page)).toEqual([])
  const { rows } = await inCompany(stage.services.pool, id, null, (client) =>
    client.query('select title from tasks'),
  )
  expect(rows).toEqual([{ title: 'Order the sails' }])
})

test('signing out over a slow line leads to the sign-in page, and nobody is led back from there', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  // A page that is just opening its line may hear from the server that nobody is signed in any more.
  expectTrouble(/status of 401|WebSocket connection/)
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await keptForOffline(page, 'Crew')
  // Longer than the page waits until it asks what became of a session that has ended.
  await page.context().route('**/login*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page, 'Signed out')).toBeVisible()
})

test('whoever signs out while something cannot be saved is asked first', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/503/)
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await page
    .context()
    .route('**/api/sync/*/mutate', (route) => route.fulfill({ status: 503, json: UNAVAILABLE }))
  await addTask(page, 'Order the sails')
  const question = page.getByRole('alertdialog', { name: '1 change is not saved yet' })
  const button = page.getByRole('button', { name: 'Sign out', exact: true })
  await button.press('Enter')
  await expect(question).toBeVisible()
  await expectUsable(page, 'a question before signing out')
  await question.getByRole('button', { name: 'Stay signed in' }).press('Enter')
  await expect(button).toBeFocused()
  await expect(row(page, 'Order the sails')).toBeVisible()
  await button.click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await databases(page)).toEqual([])
})

async function addIssue(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add issue' }).first().click()
  await fillDialog(page, 'Add Issue', { Title: title }, 'Add issue')
}

async function addTask(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(page, 'Add New Task', { Title: title }, 'Create task')
}

test('what is said of the connection takes the place of what was said of it before', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya } = await makeHarbor(stage.services)
  const train = await enter({ as: maya, path: '/dashboard' })
  await goOffline(train)
  await expect(toast(train, 'You are offline. Changes will sync when reconnected.')).toBeVisible()
  const isBack = expect(toast(train, 'Back online! Syncing data...')).toBeVisible()
  await train.context().setOffline(false)
  await isBack
  await expect(toast(train, 'You are offline. Changes will sync when reconnected.')).toHaveCount(0)
})
