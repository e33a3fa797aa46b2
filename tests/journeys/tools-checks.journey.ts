import type { Page } from '@playwright/test'
import { startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { addToolItem } from '../../src/features/tools/sheets/items.mutations.ts'
import { createToolSheet, shareToolSheet } from '../../src/features/tools/sheets/sheets.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { holdUndo, row, select, sent } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, PHONE, test } from './journey.ts'

/** Starts a sheet by keys alone; an offer has no name of its own. */
async function startByKeys(page: Page, name?: string): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const field = page.getByRole('dialog', { name: 'Start a sheet' }).getByLabel('Name')
  await field.focus()
  if (name) await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Start a sheet' })).toBeHidden()
}

/** Nothing is wider than the phone, and what is printed has one page or two. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)!.length).toBeLessThanOrEqual(2)
}

test('each tool with sheets is begun and filled in by keys alone on a phone, and prints on two pages at most', async ({
  stage,
  enter,
}) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, phone: true, path: '/tools/delegate-elevate' })
  await startByKeys(page)
  await page
    .getByRole('region', { name: 'Like it, good at it', exact: true })
    .getByLabel(/^Activity/)
    .focus()
  await page.keyboard.type('Check the log')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Check the log', exact: true })).toBeVisible()
  await expectFits(page)

  await page.goto('/tools/deep-strategy')
  await startByKeys(page)
  await page
    .getByRole('region', { name: 'How we win' })
    .getByLabel(/^Choice/)
    .focus()
  await page.keyboard.type('Fast on the quay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fast on the quay', exact: true })).toBeVisible()
  await expectFits(page)

  await page.goto('/tools/the-offer')
  await startByKeys(page, 'Calibration')
  await page.getByLabel('Dream outcome', { exact: true }).focus()
  await page.keyboard.type('No boat waits')
  const outcome = sent(page, 'No boat waits')
  await page.keyboard.press('Control+Enter')
  await outcome
  await page.reload()
  await expect(page.getByLabel('Dream outcome', { exact: true })).toHaveValue('No boat waits')
  await expectFits(page)

  await page.goto('/tools/ideal-life')
  await startByKeys(page)
  await page.getByLabel('Hours a day').focus()
  await page.keyboard.type('8')
  const hours = sent(page, 'hoursADay')
  await page.keyboard.press('Enter')
  await hours
  await page.reload()
  await expect(page.getByLabel('Hours a day')).toHaveValue('8')
  await expectFits(page)

  await page.goto('/tools/replacement-ladder')
  await startByKeys(page)
  await page.getByRole('button', { name: 'Edit Admin' }).press('Enter')
  await page.getByRole('dialog', { name: 'Edit Admin' }).getByLabel('Role').focus()
  await page.keyboard.type('Assistant')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Assistant')).toBeVisible()
  await expectFits(page)
})

test('a shared sheet that is taken back leaves the reader’s screen within a second', async ({
  stage,
  enter,
}) => {
  const { id, maya, omar, teamId } = await makeHarbor(stage.services)
  const { node } = stage.services
  const sheetId = newId()
  await node.run(id, maya.id, createToolSheet, { id: sheetId, tool: 'deep-strategy', title: 'Ours' })
  const choice = { id: newId(), sheetId, section: 'how', text: 'Fast on the quay' } as const
  await node.run(id, maya.id, addToolItem, choice)
  await node.run(id, maya.id, shareToolSheet, { id: sheetId, audience: 'team', teamId })
  const reader = await enter({ as: omar, path: `/tools/deep-strategy?sheet=${sheetId}` })
  await expect(reader.getByText('Fast on the quay')).toBeVisible()
  await node.run(id, maya.id, shareToolSheet, { id: sheetId, audience: 'private', teamId: null })
  await expect(reader.getByText('Fast on the quay')).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('Maya makes an open seat of a rung, which leads to the org chart and back', async ({ stage, enter }) => {
  const { id, maya } = await makeHarbor(stage.services)
  const chart = { id: newId(), name: 'Org Chart', seats: [{ id: newId(), name: 'Captain' }] }
  await stage.services.node.run(id, maya.id, startChart, chart)
  const page = await enter({ as: maya, path: '/tools/replacement-ladder' })
  await startByKeys(page)
  await page.getByRole('button', { name: 'Edit Admin' }).click()
  const rung = page.getByRole('dialog', { name: 'Edit Admin' })
  await rung.getByLabel('Role').fill('Assistant')
  await rung.getByRole('button', { name: 'Save' }).click()
  await row(page, 'Assistant').getByRole('button', { name: 'Create open seat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create open seat' })
  await expect(dialog.getByLabel('Name of the seat')).toHaveValue('Assistant')
  await select(dialog.getByLabel('Reports to'), 'Captain')
  await dialog.getByRole('button', { name: 'Create seat' }).click()
  await expect(page).toHaveURL(/\/org-chart\?.*seat=/)
  await expect(page.getByText('Open seat').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'On the org chart: Assistant' })).toBeVisible()
})

test('a sheet comes back from its file: what would be written is said first, and one act takes it back', async ({
  stage,
  enter,
}) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tools/deep-strategy' })
  await startByKeys(page)
  await page
    .getByRole('region', { name: 'How we win' })
    .getByLabel(/^Choice/)
    .fill('Fast on the quay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fast on the quay', exact: true })).toBeVisible()
  const file = {
    tool: 'deep-strategy',
    title: 'From a file',
    entries: [{ section: 'how', text: 'Slow at sea' }, { section: 'how' }],
  }
  await page.getByLabel('Import from JSON').setInputFiles({
    name: 'sheet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  const look = page.getByRole('alertdialog', { name: 'Import from JSON' })
  await expect(look.getByText('1 rows to add, none to change. 1 to skip:')).toBeVisible()
  await expect(look.getByText('Row 2: It has no text.')).toBeVisible()
  await look.getByRole('button', { name: 'Import 1 rows' }).click()
  await holdUndo(page)
  await expect(page.getByRole('button', { name: 'Slow at sea', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Fast on the quay', exact: true })).toBeVisible()
})
