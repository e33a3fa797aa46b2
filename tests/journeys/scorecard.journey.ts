import type { Locator, Page } from '@playwright/test'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import type { Unit } from '../../src/features/metrics/metrics.table.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { joinCompany } from '../../src/features/invitations/joining.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { toast } from './acts.ts'
import { type Company, makeHarbor, makePerson, type Person } from './company.ts'
import { expect, test } from './journey.ts'

async function makeMetrics({ node }: Services, { id, teamId, maya }: Company, units: Record<string, Unit>) {
  for (const [name, unit] of Object.entries(units)) {
    await node.run(id, maya.id, createMetric, {
      id: newId(),
      teamId,
      ownerId: maya.id,
      name,
      description: null,
      unit,
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
  }
}

/** Somebody of the team who may look and not touch. */
async function makeReader(services: Services, { id, teamId, maya }: Company): Promise<Person> {
  const reader = await makePerson(services, 'Theo Vance')
  const { id: personId, email, fullName } = reader
  const invitationId = newId()
  await services.node.run(id, maya.id, invitePerson, {
    id: invitationId,
    email,
    level: 'view-only',
    teamIds: [teamId],
  })
  const ids = { invitationId, auditId: newId(), membershipIds: [newId()] }
  await services.node.run(id, null, joinCompany, { ...ids, personId, email, fullName })
  return reader
}

const UNITS = { Leads: 'number', Revenue: 'currency', Shipped: 'yes_no' } as const

/** Weeks follow four fixed columns, the newest first. */
const week = (page: Page, row: number, weeksAgo: number) =>
  page.locator(`[data-row="${row}"][data-column="${4 + weeksAgo}"]`)

const field = (page: Page) => page.getByRole('grid').getByRole('textbox')

async function enterScorecard(page: Page) {
  await week(page, 0, 0).click()
}

test('numbers are entered as in a spreadsheet, by keyboard alone', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, UNITS)
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  const { keyboard } = page
  await enterScorecard(page)

  await keyboard.type('12')
  await keyboard.press('Enter')
  await keyboard.type('1,234.5')
  await keyboard.press('Enter')
  await keyboard.type('yes')
  await keyboard.press('Tab')
  await keyboard.type('no')
  await keyboard.press('ArrowUp')
  await expect(week(page, 0, 0)).toContainText('12')
  await expect(week(page, 1, 0)).toContainText('$1,234.5')
  await expect(week(page, 2, 0)).toContainText('Yes')
  await expect(week(page, 2, 1)).toContainText('No')

  await keyboard.press('Control+Home')
  for (let column = 0; column < 4; column++) await keyboard.press('ArrowRight')
  await keyboard.press('F2')
  await expect(field(page)).toHaveValue('12')
  await keyboard.type('many')
  await keyboard.press('Enter')
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await expect(field(page)).toHaveValue('many')
  await keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(week(page, 0, 0)).toContainText('12')

  await keyboard.press('Delete')
  await expect(week(page, 0, 0)).not.toContainText('12')
  await keyboard.press('Control+z')
  await expect(week(page, 0, 0)).toContainText('12')
})

test('a block from a spreadsheet is pasted, and undone in one step', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, UNITS)
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterScorecard(page)
  await page.evaluate(() => navigator.clipboard.writeText('5\t15\n$20\tsoon\n'))

  await page.keyboard.press('Control+v')
  await expect(week(page, 0, 0)).toHaveText(/^5, off track/)
  await expect(week(page, 0, 1)).toHaveText(/^15, on track/)
  await expect(week(page, 1, 0)).toHaveText(/^\$20/)
  await expect(toast(page, '“soon” can’t be read as a value. Its cell was left as it was.')).toBeVisible()

  await page.keyboard.press('Control+z')
  for (const [row, weeksAgo] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const)
    await expect(week(page, row, weeksAgo)).toHaveText('')
})

test('undo leaves alone what a colleague has entered since', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, UNITS)
  const here = await enter({ as: harbor.lena, path: '/metrics' })
  const there = await enter({ as: harbor.omar, path: '/metrics' })
  await enterScorecard(here)
  await here.keyboard.type('7')
  await here.keyboard.press('Enter')
  await expect(week(there, 0, 0)).toContainText('7')
  await enterScorecard(there)
  await there.keyboard.type('8')
  await there.keyboard.press('Enter')
  await expect(week(here, 0, 0)).toContainText('8')

  await here.keyboard.press('Control+z')
  await expect(week(here, 0, 0)).toContainText('8')
})

test('somebody with view-only rights reads, and no key opens a field', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, UNITS)
  const page = await enter({ as: await makeReader(stage.services, harbor), path: '/metrics' })
  await enterScorecard(page)
  for (const key of ['9', 'Enter', 'F2', 'Delete']) await page.keyboard.press(key)
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add metric' })).toBeHidden()
})

test('on a phone a tap on a week opens it, and earlier weeks are a few taps away', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, UNITS)
  const page = await enter({ as: harbor.lena, path: '/metrics', phone: true })
  const enterNewest = async (value: string) => {
    await page
      .getByRole('button', { name: /no value, Leads/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog', { name: 'Leads' })
    await dialog.getByLabel('Value', { exact: true }).fill(value)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  const shown = (value: string) => page.getByRole('button', { name: new RegExp(`${value}.*on track, Leads`) })
  await enterNewest('1234567')
  await expect(shown('1,234,567')).toContainText('1.235M')
  await page.getByRole('button', { name: 'Earlier weeks' }).tap()
  await enterNewest('12')
  await expect(shown('12')).toBeVisible()
  await page.getByRole('button', { name: 'Later weeks' }).tap()
  await expect(shown('1,234,567')).toBeVisible()
})

test('thirteen weeks fit on a desk; keys lead into the grid, and back into it from a week’s dialog', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, { Revenue: 'currency', Support: 'time' })
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  const grid = page.getByRole('grid')
  const { keyboard } = page
  await expect(week(page, 1, 12)).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Refresh' }).focus()
  await keyboard.press('ArrowDown')
  await expect(grid).toBeFocused()
  await keyboard.type('1,074,073.29')
  await keyboard.press('Enter')
  await expect(week(page, 0, 0)).toHaveText('$1.07M$1,074,073.29, on track')
  await keyboard.type('soon')
  await keyboard.press('Enter')
  // The last row's reason reaches beyond the grid.
  await expect(page.getByRole('alert')).toHaveText('Enter hours, such as 1.5, 1:30 or 90m.')
  expect(await isOnTop(page.getByRole('alert'))).toBe(true)
  await keyboard.press('Control+a')
  await keyboard.type('90m')
  await keyboard.press('Enter')
  await expect(week(page, 1, 0)).toHaveText('1.5, off track')

  await week(page, 1, 1).click({ button: 'right' })
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(grid).toBeFocused()
  await keyboard.type('2')
  await keyboard.press('Enter')
  await expect(week(page, 1, 1)).toContainText('2')

  const shown = page.getByRole('switch', { name: 'Show current week' })
  const newest = () => page.locator('[role=columnheader] time').first().getAttribute('datetime')
  const before = await newest()
  await shown.click()
  await expect.poll(newest).not.toBe(before)
  await shown.click()
  await expect.poll(newest).toBe(before)
})

/** Whether nothing covers the element or cuts it off. */
const isOnTop = (element: Locator) =>
  element.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const corners = [
      [2, 2],
      [width - 2, height - 2],
    ] as const
    return corners.every(([x, y]) => document.elementFromPoint(left + x, top + y) === box)
  })

test('an empty scorecard starts from suggestions and from what a spreadsheet holds', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.maya, path: '/metrics' })
  await page.getByRole('button', { name: 'Start from suggestions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a scorecard' })
  await dialog.getByRole('button', { name: 'Add metrics' }).click()
  await expect(dialog.getByText('Choose at least one metric.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'New leads' }).check()
  await dialog.getByLabel('Paste from a spreadsheet').fill('Metric\tGoal\nCalls made\t40\nDeposits\t$1,000')
  await dialog.getByRole('checkbox', { name: 'Metric' }).uncheck()
  await dialog.getByRole('button', { name: 'Add 3 metrics' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveText(['Calls made', 'Deposits', 'New leads'])
  await expect(page.getByRole('row', { name: /Deposits/ })).toContainText('≥ $1,000')
})
