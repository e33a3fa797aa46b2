import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { updateSeat } from '../../src/features/org-chart/seats/seats.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Org Chart' })
const seat = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })

async function saved(page: Page, kind: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ])
  return readFile(await download.path())
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Import…' }).click()
  const mimeType = name.endsWith('.json') ? 'application/json' : 'text/csv'
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content as string) })
}

test('a chart is saved as pictures, a table and a file; a table is imported, and that is taken back as one', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(tree(page).getByRole('treeitem')).toHaveCount(5)

  const svg = String(await saved(page, 'Picture, SVG'))
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(svg).toContain('Sales &amp; Marketing')
  expect(svg).not.toMatch(/class=|var\(/)
  const png = await saved(page, 'Picture, PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBeGreaterThan(500)
  const file = await saved(page, 'File, JSON')
  const csv = String(await saved(page, 'Table, CSV'))
  expect(csv).toContain('"Finance","Managing Director"')

  await choose(
    page,
    'more.csv',
    `${csv}Treasurer,Finance,omar@nowhere.example\r\nClerk,Finance\r\nCook,Galley\r\n`,
  )
  const dialog = page.getByRole('dialog', { name: 'Import an org chart' })
  await expect(dialog.getByRole('status')).toHaveText('1 to add, 0 to change, 5 to skip, 2 with a problem')
  await expect(dialog.getByText('Row 7: nobody here has the address omar@nowhere.example')).toBeVisible()
  await expect(dialog.getByText('Row 9: no seat called "Galley"')).toBeVisible()
  await expectUsable(page, 'what an import would do')
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(seat(page, 'Clerk')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(seat(page, 'Clerk')).toHaveCount(0)

  await choose(page, 'same.json', file)
  await expect(dialog.getByRole('status')).toHaveText('0 to add, 0 to change, 5 to skip')
  await expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled()
})

test('a seat keeps its team in a file, also one that the person who saves it is not on', async ({
  stage,
  enter,
}) => {
  const { id, maya, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const [teamId, seatId] = [newId(), newId()]
  await node.run(id, omar.id, createTeam, { id: teamId, membershipId: newId(), name: 'Galley' })
  const seats = [{ id: seatId, name: 'Cook' }]
  await node.run(id, maya.id, startChart, { id: newId(), name: 'Org Chart', seats })
  await node.run(id, maya.id, updateSeat, { seatId, teamId })
  const page = await enter({ as: maya, path: '/org-chart' })
  await seat(page, 'Cook').click()
  const panel = page.getByRole('complementary', { name: 'Cook' })
  await expect(panel.getByRole('combobox', { name: 'Team' })).toHaveText('Galley')
  await page.keyboard.press('Escape')
  const csv = String(await saved(page, 'Table, CSV'))
  expect(csv).toContain('Galley')
  await choose(page, 'same.csv', csv)
  const dialog = page.getByRole('dialog', { name: 'Import an org chart' })
  await expect(dialog.getByRole('status')).toHaveText('0 to add, 0 to change, 1 to skip')
})

test('before there is a chart, a file begins it; taken back, it can be begun otherwise', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  const reader = await enter({ as: lena, path: '/org-chart' })
  await expect(reader.getByText('A director starts the org chart.')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Import…' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Import…' }).click()
  const rows = 'seat,reports_to,roles\r\nOwner,,Looks ahead\r\nCrew,Owner,\r\nCook,Galley,\r\n'
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  const dialog = page.getByRole('dialog', { name: 'Import an org chart' })
  await expect(dialog.getByRole('status')).toHaveText('2 to add, 0 to change, 0 to skip, 1 with a problem')
  await expectUsable(page, 'a first chart from a file')
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(seat(page, 'Crew')).toBeVisible()
  await expect(seat(reader, 'Crew')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('button', { name: 'Start with five seats' })).toBeVisible()
  await page.getByRole('button', { name: 'Import…' }).click()
  await expect(dialog).toBeVisible()
})

test('a chart is printed on one page, on one page per branch and as a list', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.reload()
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(tree(page).getByRole('treeitem')).toHaveCount(5)
  const lines = Array.from(
    { length: 55 },
    (_, n) => `Hand ${n},${n < 6 ? 'Operations' : `Hand ${n % 6}`},Watch|Scrub`,
  )
  await choose(page, 'hands.csv', ['seat,reports_to,roles', ...lines].join('\n'))
  await page.getByRole('button', { name: 'Import 55 rows' }).click()
  await expect(page.getByText('60 seats')).toBeVisible()

  const printed = async (arrangement: string, paper: string) => {
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Print the org chart' })
    for (const [label, option] of [
      ['Arrangement', arrangement],
      ['Paper', paper],
    ] as const) {
      await dialog.getByLabel(label).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    return dialog
  }
  const small = await printed('One page', 'Letter')
  await expect(small.getByText('This would be too small to read. Use one page per branch.')).toBeVisible()
  await expect(small.getByRole('button', { name: 'Print' })).toBeDisabled()
  await expectUsable(page, 'how a chart is printed')
  await page.keyboard.press('Escape')

  /** Said before the browser prints, which takes away what is printed. */
  const numberedBySheet = async (): Promise<boolean> => {
    await page.emulateMedia({ media: 'print' })
    const root = page.locator('html')
    const instead = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--page-number'))
    await page.emulateMedia({ media: null })
    return instead === ''
  }
  const pagesOf = async (): Promise<number> => {
    const pdf = await page.pdf({ preferCSSPageSize: true })
    return String(pdf).match(/\/Type\s*\/Page\b/g)!.length
  }
  const one = await printed('One page', 'A3')
  await one.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('[data-paper="a3-landscape"], [data-paper="a3"]')).toBeAttached()
  expect(await numberedBySheet(), 'the head of each page says its number').toBe(false)
  expect(await pagesOf()).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-paper]')).toHaveCount(0)

  const branches = await printed('One page per branch', 'A4')
  const said = await branches.getByRole('status').textContent()
  await branches.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('[data-paper="a4-landscape"]')).toBeAttached()
  expect(`${await pagesOf()} pages`).toBe(said)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  const list = await printed('List', 'A4')
  await list.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('[data-paper="a4"]')).toBeAttached()
  expect(await numberedBySheet()).toBe(true)
  expect(await pagesOf()).toBeGreaterThan(1)
})
