import type { Page } from '@playwright/test'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test.use({ workerComes: 'at once' })

/** Nobody answers there, and nobody is asked: the name servers neither. */
const DEVICE = {
  endpoint: 'https://1.1.1.1/a-device',
  // A point of the curve: without one it is no key.
  keys: {
    p256dh: 'BP2yLiu5JIkP33g6Q2_WOrRD2zEAXIl0Pe0NqjzQdniZE6Ch4NHTivVNl6l1LOomgcussWlk6eEBOBCqtBF9QAo',
    auth: 'A'.repeat(22),
  },
}

/** Has the browser hand the page’s service worker what a push service would have sent. */
async function push(page: Page, said: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(said),
  })
  await devtools.detach()
}

/** Browsers without a window show no notifications, so this one keeps in its worker what it is asked to show. */
const keepShown = (page: Page): Promise<unknown> =>
  workerOf(page).evaluate(`self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown = [...self.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }]
  }`)

const shown = (page: Page): Promise<unknown> =>
  workerOf(page).evaluate('self.shown.map(({ title, body, tag }) => ({ title, body, tag }))')

/** Presses what is shown. */
const press = (page: Page): Promise<unknown> =>
  workerOf(page).evaluate(`{
    const [{ data }] = self.shown
    const notification = { data, close: () => (self.shown = []) }
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  }`)

const workerOf = (page: Page) => page.context().serviceWorkers()[0]!

test('what is pushed is shown once, and leads an open page to its row without loading it again', async ({
  stage,
  enter,
}) => {
  const { id, teamId, omar, lena } = await makeHarbor(stage.services)
  const taskId = newId()
  const task = {
    id: taskId,
    title: 'Mend the net',
    taskType: 'team' as const,
    teamId,
    dueDate: '2028-01-03',
    assigneeIds: [lena.id],
  }
  await stage.services.node.run(id, omar.id, createTask, task)
  const page = await enter({ as: lena, path: '/goals' })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await keepShown(page)
  const said = {
    id: newId(),
    title: 'Assigned To You',
    body: 'Omar gave you “Mend the net”.',
    path: `/tasks?row=${taskId}&team=${teamId}`,
  }
  await push(page, said)
  await push(page, said)
  await expect.poll(() => shown(page)).toEqual([{ title: said.title, body: said.body, tag: said.id }])

  const loaded = await page.evaluate(() => performance.timeOrigin)
  await press(page)
  await expect(row(page, 'Mend the net')).toHaveAttribute('data-sought')
  await expect.poll(() => shown(page)).toEqual([])
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
})

test('a person chooses what is pushed once a device is on, and hears why this one can’t be', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/does not support the Push API in incognito mode/)
  const { lena } = await makeHarbor(stage.services)
  const page = await enter({ as: lena, path: '/settings?tab=mails' })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const device = page.getByRole('switch', { name: 'On this device' })
  const pushed = (kind: string) =>
    page.getByRole('group', { name: kind }).getByRole('switch', { name: 'Push' })
  await page.reload()
  // As browsers without a window do until somebody allows it.
  await expect(page.getByText('Your browser blocks notifications of this page.')).toBeVisible()
  await expect(device).toBeDisabled()
  await expect(pushed('What others give you')).toBeDisabled()

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' })
    Notification.requestPermission = () => Promise.resolve('granted')
  })
  await page.reload()
  await expect(page.getByText('Your browser asks whether you allow it.')).toBeVisible()
  // The browser of this test reaches no push service.
  await device.click()
  await expect(toast(page, 'Push was not turned on')).toBeVisible()
  await expect(device).not.toBeChecked()

  const answer = await page.request.post('/api/push', {
    data: DEVICE,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect(pushed('What others give you')).toBeChecked()
  await expect(pushed('Deadlines of tasks')).toBeChecked()
  await expect(pushed('Deadlines of goals')).not.toBeChecked()
  await pushed('Deadlines of goals').click()
  await pushed('What others give you').click()
  await page.reload()
  await expect(pushed('Deadlines of goals')).toBeChecked()
  await expect(pushed('What others give you')).not.toBeChecked()
  await expectUsable(page, 'choosing what is pushed')
})
