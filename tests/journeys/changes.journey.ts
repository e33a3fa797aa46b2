import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { model } from '../../src/features/model.ts'
import { addTeamMember, removeTeamMember } from '../../src/features/people/team-members.mutations.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, goOffline, row, toast } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

test('what waits stands in a list in words, and what was refused is copied, discarded, or tried again', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { node } = stage.services
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  const leak = { id: newId(), title: 'The hold leaks', issueType: 'short_term' as const, teamId }
  await node.run(id, lena.id, createIssue, leak)
  const train = await enter({ as: lena, path: '/issues' })
  await train.context().grantPermissions(['clipboard-write'])
  await expect(row(train, 'The hold leaks')).toBeVisible()
  await keptForOffline(train, 'The hold leaks')
  await goOffline(train)
  await train.getByRole('button', { name: 'Add issue' }).first().click()
  const typed = { Title: 'The rope is torn', Description: 'At the mizzen.' }
  await fillDialog(train, 'Add Issue', typed, 'Add issue')
  await train.getByRole('button', { name: 'Vote for The hold leaks' }).click()
  await expect(train.getByText('Offline mode')).toBeVisible()
  await train.getByRole('link', { name: '2 changes waiting' }).click()

  const waiting = train.getByRole('list', { name: '2 changes waiting' })
  await expect(waiting.getByRole('listitem').first()).toContainText('Add the issue “The rope is torn”')
  await expect(row(train, 'Vote for the issue “The hold leaks”')).toContainText('Issues · Crew')
  await waiting.getByRole('link', { name: 'Issues · Crew' }).first().click()
  await expect(train.locator('[data-sought]')).toContainText('The rope is torn')
  await train.goBack()

  // Another tab has the same list, and what it adds shows here.
  const second = await train.context().newPage()
  await second.goto('/changes')
  await expect(second.getByRole('heading', { name: '2 changes waiting' })).toBeVisible()
  await second.goto('/tasks')
  await second.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(second, 'Add New Task', { Title: 'Order the sails' }, 'Create task')
  await expect(row(train, 'Add the task “Order the sails”')).toBeVisible()
  await second.goto('/changes')

  await node.run(id, maya.id, removeTeamMember, { teamId, personId: lena.id })
  await train.context().setOffline(false)
  for (const page of [train, second])
    await expect(page.getByRole('heading', { name: '2 changes were refused' })).toBeVisible()
  await expect(train.getByRole('heading', { name: /waiting/ })).toBeHidden()
  await expect(row(train, 'Order the sails')).toBeHidden()
  const torn = row(train, 'The rope is torn')
  await expect(torn).toContainText('At the mizzen.')
  await torn.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(train, 'Copied')).toBeVisible()
  await row(train, 'Vote for').getByRole('button', { name: 'Discard' }).click()
  await toast(train, 'Change discarded').hover()
  await expect(second.getByRole('heading', { name: '1 change was refused' })).toBeVisible()
  await toast(train, 'Change discarded')
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(second.getByRole('heading', { name: '2 changes were refused' })).toBeVisible()
  const discard = row(second, 'Vote for').getByRole('button', { name: 'Discard' })
  await failOnce(second)
  await discard.click()
  await expect(toast(second, 'This part could not be loaded')).toBeVisible()
  await discard.click()

  await node.run(id, maya.id, addTeamMember, { id: newId(), teamId, personId: lena.id })
  ;(await node.company(id))!.hub.flush()
  await train.reload()
  await expect(train.getByRole('link', { name: '1 change refused' })).toBeVisible()
  // What a browser does not know yet it would refuse by itself.
  await train.getByRole('link', { name: 'Issues', exact: true }).first().click()
  await expect(row(train, 'The hold leaks')).toBeVisible()
  await train.getByRole('link', { name: '1 change refused' }).click()
  await torn.getByRole('button', { name: 'Try again' }).click()
  await expect(train.getByText('Everything you did has arrived.')).toBeVisible()
  await expect(train.getByRole('link', { name: /refused/ })).toBeHidden()
  await train.goto('/issues')
  await expect(row(train, 'The rope is torn')).toHaveCount(1)
})

test('a thousand changes wait in a list of which only what is in view is drawn, and all arrive once', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await expect(page.getByRole('button', { name: 'New task' }).first()).toBeVisible()
  await keptForOffline(page, 'Crew')
  await goOffline(page)
  await queueTasks(page, 1_000)
  await page.goto('/changes')
  await expect(page.getByRole('heading', { name: '1,000 changes waiting' })).toBeVisible()
  const list = page.getByRole('list', { name: '1,000 changes waiting' })
  await expect(row(page, 'Add the task “Knot 0”')).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  // Rows are measured as they come into view, so the end moves.
  await expect(async () => {
    await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
    await expect(row(page, 'Add the task “Knot 999”')).toBeVisible({ timeout: 500 })
  }).toPass()

  await page.context().setOffline(false)
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible({ timeout: 60_000 })
  const { rows } = await inCompany(stage.services.pool, id, null, (client) =>
    client.query('select count(*)::int as all, count(distinct title)::int as titles from tasks'),
  )
  expect(rows).toEqual([{ all: 1_000, titles: 1_000 }])
})

/** The next thing that is to be deleted from the disk is not. */
const failOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const whole = Object.getOwnPropertyDescriptor(prototype, 'delete')!
    const failing = () => {
      Object.defineProperty(prototype, 'delete', whole)
      throw new DOMException('The disk has gone', 'UnknownError')
    }
    Object.defineProperty(prototype, 'delete', { ...whole, value: failing })
  })

/** Puts tasks into the queue as if they had been made one by one in a tab that was then closed. */
async function queueTasks(page: Page, count: number): Promise<void> {
  const tasks = Array.from({ length: count }, (_, index) => ({
    key: newId(),
    args: { id: newId(), title: `Knot ${index}`, taskType: 'personal', dueDate: '2036-12-01' },
  }))
  const each = { tab: newId(), schema: model.schema, name: 'createTask', at: new Date().toISOString() }
  await page.evaluate(
    async ({ tasks, each }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error!))
        })
      const [{ name }] = (await indexedDB.databases()) as [{ name: string }]
      const database = await done(indexedDB.open(name))
      const transaction = database.transaction(['meta', 'queue'], 'readwrite')
      const meta = transaction.objectStore('meta')
      const identity = await done<{ nextMid: number }>(meta.get('identity'))
      for (const [index, task] of tasks.entries())
        transaction.objectStore('queue').add({ ...each, ...task, mid: identity.nextMid + index })
      await done(meta.put({ ...identity, nextMid: identity.nextMid + tasks.length }, 'identity'))
      database.close()
    },
    { tasks, each },
  )
}
