import type { Page } from '@playwright/test'
import { holdUndo, row, select, sent, toast } from './acts.ts'
import { expect, test } from './journey.ts'

async function toMetrics(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await expect(page.getByRole('heading', { name: /Nora/ })).toBeVisible()
  await page.getByRole('link', { name: 'Metrics', exact: true }).first().click()
}

const panel = (page: Page, name: string) => page.getByRole('complementary', { name: `Details of ${name}` })

test('a metric opens beside the scorecard by keyboard, follows its rows and stays in the address', async ({
  enter,
}) => {
  const page = await enter()
  await toMetrics(page)
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  const delivery = panel(page, 'On-time delivery')
  await expect(delivery.getByRole('img', { name: /^On-time delivery, 13 weeks/ })).toBeVisible()
  await expect(delivery.getByText(/^Quarter likely ends at/)).toBeVisible()
  await expect(delivery.getByText(/^Second late lot. Line two stood still on Thursday\./)).toBeVisible()
  await expect(delivery.getByRole('button', { name: 'Displays arrive late' })).toBeVisible()
  await expect(page).toHaveURL(/metric=/)

  await delivery.getByRole('button', { name: 'Table' }).click()
  await expect(delivery.getByRole('row')).toHaveCount(14)
  await delivery.getByRole('heading', { name: 'On-time delivery' }).press('ArrowDown')
  await expect(panel(page, 'Qualified leads')).toBeVisible()
  await page.reload()
  await expect(panel(page, 'Qualified leads')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'Qualified leads')).toBeHidden()
  await expect(page).not.toHaveURL(/metric=/)
})

test('with the pointer on a row its name opens the metric, and the buttons beside it cover neither it nor each other', async ({
  enter,
}) => {
  const page = await enter()
  await toMetrics(page)
  // A click is in the middle of the button.
  await page.getByRole('button', { name: 'New orders', exact: true }).click()
  await expect(panel(page, 'New orders')).toBeVisible()
  await page.getByRole('rowheader', { name: 'New orders' }).getByRole('button', { name: 'Actions' }).click()
  await page.keyboard.press('Escape')

  const missed = page.getByRole('rowheader', { name: 'Qualified leads' })
  await missed.hover()
  await missed.getByRole('button', { name: 'Make an issue' }).click()
  await expect(toast(page, 'Issue made')).toBeVisible()
  // The next journey enters the same company.
  const undone = sent(page, 'dismissMisses')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('list', { name: 'Proposed issues' }).getByText('Qualified leads: missed'),
  ).toBeVisible()
  await undone
})

test('three misses become an issue that leads back, and a second one is not made', async ({ enter }) => {
  const page = await enter()
  await toMetrics(page)
  const proposal = page.getByRole('list', { name: 'Proposed issues' })
  await proposal
    .getByRole('listitem')
    .filter({ hasText: 'Qualified leads: missed' })
    .getByRole('button', { name: 'Make an issue' })
    .click()
  await expect(toast(page, 'Issue made')).toBeVisible()
  await holdUndo(page)
  await expect(proposal.getByText('Qualified leads: missed')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(proposal.getByText('Qualified leads: missed')).toBeVisible()

  await page.getByRole('button', { name: 'Qualified leads', exact: true }).click()
  const leads = panel(page, 'Qualified leads')
  const heading = leads.getByRole('heading', { name: 'Qualified leads' })
  await heading.press('i')
  await expect(toast(page, 'Issue made')).toBeVisible()
  await expect(leads.getByText('on the list')).toBeVisible()
  await heading.press('i')
  await expect(toast(page, 'Already on the issues list')).toBeVisible()

  await page.getByRole('link', { name: 'Issues', exact: true }).first().click()
  const issue = row(page, 'Qualified leads:')
  await expect(issue).toHaveCount(1)
  await issue.getByRole('link', { name: 'From Qualified leads:' }).click()
  await expect(panel(page, 'Qualified leads')).toBeVisible()
})

test('a goal becomes an issue by the key I', async ({ enter }) => {
  const page = await enter()
  await toMetrics(page)
  await page.getByRole('link', { name: 'Goals', exact: true }).first().click()
  const goal = row(page, 'Sign two new distributors in the Baltic')
  await goal.getByRole('button', { name: 'Sign two new distributors' }).first().focus()
  await page.keyboard.press('i')
  await expect(toast(page, 'Issue made')).toBeVisible()
  await expect(goal.getByRole('button', { name: /^On the issues list/ })).toBeVisible()
})

test('on a phone the panel is a sheet', async ({ enter }) => {
  const page = await enter({ phone: true })
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await expect(page.getByRole('heading', { name: /Nora/ })).toBeVisible()
  await page.getByRole('link', { name: 'Metrics', exact: true }).last().click()
  await page.getByRole('button', { name: 'On-time delivery', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'On-time delivery' })
  await expect(sheet.getByRole('img', { name: /13 weeks/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test('the demo’s panel of a metric that a program fills shows what came and where from', async ({
  enter,
}) => {
  const page = await enter()
  await toMetrics(page)
  await page.getByRole('button', { name: 'Cash on hand', exact: true }).press('Enter')
  const cash = panel(page, 'Cash on hand')
  const inlet = cash.getByRole('region', { name: 'Filled by a program' })
  await expect(inlet.getByText(/^The address has worked since/)).toBeVisible()
  await inlet.getByText('What came lately').click()
  await expect(inlet.getByRole('listitem')).toHaveCount(13)
  await cash.getByText('Where its values came from').click()
  await expect(cash.getByRole('region', { name: 'Fills itself' }).getByRole('listitem')).toHaveCount(13)
})

test('what an issue was made from is told when the pointer or the focus rests on where it says so', async ({
  enter,
}) => {
  const page = await enter()
  await toMetrics(page)
  await page.getByRole('link', { name: 'Issues', exact: true }).click()
  await select(page.getByLabel('Team'), 'Leadership')
  const origin = row(page, 'Displays arrive late')
    .first()
    .getByRole('link', { name: /^From On-time delivery/ })
  const card = page.getByRole('group', { name: /^From On-time delivery/ })
  await origin.hover()
  await expect(card).toContainText('Idris Calloway')
  await expect(card).toContainText('Target')
  await page.getByRole('heading', { name: 'Issues' }).first().hover()
  await expect(card).toBeHidden()

  // Focus that a key brings.
  await page.keyboard.press('Tab')
  await origin.focus()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await origin.click()
  await expect(panel(page, 'On-time delivery')).toBeVisible()
})
