import type { Page } from '@playwright/test'
import { holdUndo, pressAtOnce, row, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

const quadrant = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const start = async (page: Page, name?: string) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a sheet' })
  if (name) await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog).toBeHidden()
}

test('a manager finds the tools by sidebar, palette and keys; a member reads for whom they are', async ({
  stage,
  enter,
}) => {
  const { omar, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tasks' })
  await page.getByRole('link', { name: 'Tools', exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  await pressAtOnce(page, 'gl')
  await expect(page).toHaveURL(/\/tools$/)
  await row(page, 'The Offer').getByRole('link').click()
  await page.getByRole('link', { name: 'All tools' }).click()
  await expect(row(page, 'The Offer')).toContainText('Not used yet')

  const member = await enter({ as: lena, path: '/tools/delegate-elevate' })
  await expect(member.getByText('Tools are for managers and directors.')).toBeVisible()
  await expect(member.getByRole('link', { name: 'Tools', exact: true })).toBeHidden()
})

test('an archived sheet is brought back later, when nothing else is left', async ({ stage, enter }) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tools/delegate-elevate' })
  await start(page, 'Spring')
  await page.getByRole('button', { name: 'Actions for this sheet' }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Archived sheets' }).click()
  await page
    .getByRole('dialog', { name: 'Archived sheets' })
    .getByRole('button', { name: 'Restore Spring' })
    .click()
  await expect(page.getByRole('button', { name: 'Actions for this sheet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archived sheets' })).toHaveCount(0)
})

test('Omar sees what he carries too much, and hands it over as a task', async ({ stage, enter }) => {
  const { omar, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tools/delegate-elevate' })
  await start(page)
  const low = quadrant(page, 'Don’t like it, not good at it')
  await low.getByLabel(/^Activity/).fill('Order the sails')
  await low.getByLabel(/^Hours/).fill('12')
  await page.keyboard.press('Enter')
  await expect(low.getByRole('button', { name: 'Order the sails', exact: true })).toBeVisible()
  await expect(page.getByText('You carry 12 of 40 hours.')).toBeVisible()
  await page.getByLabel('Hours I want to work').fill('10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You carry 12 of 10 hours. Hand over 2.')).toBeVisible()

  await low.getByRole('button', { name: 'Order the sails', exact: true }).click()
  await select(page.getByRole('dialog').getByLabel('Hand over to'), 'Lena Brook')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(low.getByText('Lena Brook')).toBeVisible()
  await low.getByRole('button', { name: 'Actions for Order the sails' }).click()
  await page.getByRole('menuitem', { name: 'Make a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Hand over: Order the sails')
  await dialog.getByRole('button', { name: 'Create task' }).click()
  await expect(low.getByRole('list', { name: 'Made from here' })).toContainText('Hand over: Order the sails')
  const taker = await enter({ as: lena, path: '/tasks' })
  await expect(row(taker, 'Hand over: Order the sails')).toBeVisible()
  await page.goto('/tools')
  await expect(row(page, 'Delegate & Elevate')).toContainText('Last used')
})

test('a week is sorted by keys alone on a phone, and what is removed comes back', async ({
  stage,
  enter,
}) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, phone: true, path: '/tools/delegate-elevate' })
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await page.getByRole('button', { name: 'New sheet' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Weeks in which everything was different')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Sheet' })).toContainText('different')
  expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBe(360)
  const liked = quadrant(page, 'Like it, good at it')
  const loved = quadrant(page, 'Love it, great at it')
  await liked.getByLabel(/^Activity/).focus()
  await page.keyboard.type('Check the log')
  await page.keyboard.press('Enter')
  const entry = (within: typeof liked) => within.getByRole('button', { name: 'Check the log', exact: true })
  await entry(liked).focus()
  await page.keyboard.press('1')
  await expect(entry(loved)).toBeFocused()
  await loved.getByRole('button', { name: 'Actions for Check the log' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry(loved)).toBeHidden()
  await toast(page, 'Activity removed').hover()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(entry(loved)).toBeVisible()
})

test('a shared sheet is on the screen of the other manager, and gone from it when it is taken back', async ({
  stage,
  enter,
}) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const one = await enter({ as: omar, path: '/tools/the-offer' })
  await start(one, 'Ropes by subscription')
  await one.getByLabel('Dream outcome', { exact: true }).fill('Never a torn rope')
  await one.getByLabel('Dream outcome', { exact: true }).blur()
  for (const [lever, score] of Object.entries({
    'Dream outcome': '8',
    Likelihood: '7',
    'Time delay': '3',
    Effort: '4',
  }))
    await select(one.getByLabel(`Score from 1 to 10: ${lever}`), score)
  await expect(one.getByText('4.67')).toBeVisible()
  await expect(one.getByText('Weakest lever: Likelihood')).toBeVisible()

  const other = await enter({ as: maya, path: '/tools/the-offer' })
  await expect(other.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await one.getByRole('button', { name: 'Actions for this sheet' }).click()
  await one.getByRole('menuitem', { name: 'Share' }).click()
  await select(one.getByRole('dialog').getByLabel('Seen by'), 'A team')
  await one.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await holdUndo(one)
  await expect(other.getByLabel('Dream outcome', { exact: true })).toHaveValue('Never a torn rope')
  await one.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await expect(other.getByText('Never a torn rope')).toHaveCount(0)
})
