import type { Page } from '@playwright/test'
import { fillDialog, quickCreate, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('without a mouse: the arrows lead through goals and headlines, and a row that its menu takes away hands the focus on', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/goals' })
  const { keyboard } = page
  for (const title of ['Dredge the basin', 'Paint the cranes'])
    await create(page, 'Create Goal', 'Add New Goal', title, 'Add goal')
  await page.getByRole('button', { name: 'Dredge the basin', exact: true }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Paint the cranes', exact: true })).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Dredge the basin', exact: true })).toBeFocused()
  await archiveByKeys(page, 'Dredge the basin')
  await expect(toast(page, 'Goal archived')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Paint the cranes' })).toBeFocused()

  await page.getByRole('link', { name: 'Headlines' }).click()
  for (const title of ['The quay is dry', 'The tug is back'])
    await create(page, 'Create Headline', 'Add Headline', title, 'Add headline')
  await page.getByRole('button', { name: 'Add headline' }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'The tug is back' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'The quay is dry' })).toBeFocused()
  // The last row leaves, so the one before it has the focus.
  await archiveByKeys(page, 'The quay is dry')
  await expect(row(page, 'The quay is dry')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for The tug is back' })).toBeFocused()
})

test('without a mouse: what is restored hands the focus to the next that can be, and the last one to the page', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/headlines' })
  for (const title of ['The quay is dry', 'The tug is back']) {
    await create(page, 'Create Headline', 'Add Headline', title, 'Add headline')
    await archiveByKeys(page, title)
    await expect(row(page, title)).toBeHidden()
  }
  await page.getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Restore The tug is back' }).press('Enter')
  const last = page.getByRole('button', { name: 'Restore The quay is dry' })
  await expect(last).toBeFocused()
  await last.press('Enter')
  await expect(page.getByText('Nothing is archived here.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a day of the calendar has the focus again after the dialog that a click on it opened', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks3?day=2026-03-02' })
  const day = page.getByRole('button', { name: 'Add a task due Wednesday, March 18' })
  await day.click()
  await expect(page.getByRole('dialog', { name: 'Add New Task' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toBeFocused()
})

test('a long title stands whole in its dialog, stays one line of text, and Enter sends it', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await quickCreate(page, 'Create Task')
  const title = page.getByRole('dialog', { name: 'Add New Task' }).getByLabel('Title', { exact: true })
  await title.fill(
    'Ask the harbour master which of the berths\n the dredger needs in the first week of spring',
  )
  const whole = 'Ask the harbour master which of the berths the dredger needs in the first week of spring'
  await expect(title).toHaveValue(whole)
  expect(await title.evaluate((field) => field.scrollHeight <= field.clientHeight + 1)).toBe(true)
  await title.press('Enter')
  await expect(row(page, whole)).toBeVisible()
})

async function create(page: Page, entry: string, dialog: string, title: string, button: string) {
  await quickCreate(page, entry)
  await fillDialog(page, dialog, { Title: title }, button)
}

async function archiveByKeys(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter')
  const entry = page.getByRole('menuitem', { name: 'Archive' })
  await entry.focus()
  await entry.press('Enter')
}
