import type { Page } from '@playwright/test'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, row } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test.use({ workerComes: 'at once' })

const TASK = 'Paint the dinghy'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first()

/** What the installed app says that it is, which is what the page says. */
async function described(page: Page): Promise<string> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const { description } = (await (await page.request.get(address!)).json()) as { description: string }
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
  return description
}

test('two people of a team read it in two languages, and one of them changes hers', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  const { maya, lena, id, teamId } = await makeHarbor(stage.services)
  const german = await enter({ as: lena, locale: 'de-DE', path: '/tasks' })
  const english = await enter({ as: maya, path: '/tasks' })

  await test.step('each browser gets what it asks for', async () => {
    await expect(heading(german, 'Aufgaben')).toBeVisible()
    await expect(german).toHaveTitle('Aufgaben · Harbor')
    await expect(heading(english, 'Tasks')).toBeVisible()
    await expectUsable(german, 'the tasks in German')
    expect(await described(german)).toContain('für Unternehmen und ihre Teams')
    expect(await described(english)).toContain('for companies and their teams')
  })

  await test.step('what people write is the same for both', async () => {
    const task = { id: newId(), title: TASK, taskType: 'team' as const, teamId, dueDate: '2030-03-09' }
    await stage.services.node.run(id, maya.id, createTask, { ...task, assigneeIds: [maya.id, lena.id] })
    await expect(row(german, TASK)).toContainText('9. März 2030')
    await expect(row(english, TASK)).toContainText('Mar 9, 2030')
  })

  await test.step('numbers are typed and shown as the language has them', async () => {
    await german.goto('/metrics')
    await german.getByRole('button', { name: 'Kennzahl anlegen' }).first().click()
    const dialog = german.getByRole('dialog', { name: 'Neue Kennzahl' })
    await dialog.getByLabel('Name').fill('Umsatz')
    await dialog.getByLabel('Zielwert', { exact: true }).fill('1.234,5')
    await dialog.getByRole('button', { name: 'Kennzahl anlegen' }).click()
    await expect(german.getByText('≥ 1.234,5')).toBeVisible()
    await english.goto('/metrics')
    await expect(english.getByText('≥ 1,234.5')).toBeVisible()
  })

  await test.step('without a network it goes on in the same language', async () => {
    expectTrouble(NO_NETWORK)
    await german.goto('/tasks')
    await expect(row(german, TASK)).toBeVisible()
    await keptForOffline(german, TASK)
    await goOffline(german)
    await german.reload()
    await expect(heading(german, 'Aufgaben')).toBeVisible()
    await german.context().setOffline(false)
  })

  await test.step('a choice in the profile counts from the next page on, in all browsers', async () => {
    await german.goto('/profile')
    await german.getByRole('combobox', { name: 'Sprache' }).click()
    await german.getByRole('option', { name: 'English' }).click()
    await expect(heading(german, 'Profile')).toBeVisible()
    await expect(german.getByRole('combobox', { name: 'Language' })).toContainText('English')
    const elsewhere = await enter({ as: lena, locale: 'de-DE', path: '/tasks' })
    await expect(heading(elsewhere, 'Tasks')).toBeVisible()
    await expect(row(elsewhere, TASK)).toBeVisible()
  })
})
