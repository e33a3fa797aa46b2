import type { Locator, Page } from '@playwright/test'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { createMetricGroup } from '../../src/features/metrics/groups/groups.mutations.ts'
import type { Unit } from '../../src/features/metrics/metrics.table.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { joinCompany } from '../../src/features/invitations/joining.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, select, toast } from './acts.ts'
import { type Company, makeHarbor, makePerson, type Person } from './company.ts'
import { expect, MAIN, test } from './journey.ts'

const UNITS = { Leads: 'number', Revenue: 'currency', Shipped: 'yes_no' } as const

/** A company whose crew follows a metric for each of these units, all with a target of 10. */
async function makeScorecard(services: Services, units: Record<string, Unit> = UNITS) {
  const harbor = await makeHarbor(services)
  for (const [name, unit] of Object.entries(units)) {
    await services.node.run(harbor.id, harbor.maya.id, createMetric, {
      id: newId(),
      teamId: harbor.teamId,
      ownerId: harbor.maya.id,
      name,
      description: null,
      unit,
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
  }
  return harbor
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

/** Weeks follow four fixed columns, the newest first. */
const week = (page: Page, row: number, weeksAgo: number) =>
  page.locator(`[data-row="${row}"][data-column="${4 + weeksAgo}"]`)

const field = (page: Page) => page.getByRole('grid').getByRole('textbox')

async function withClipboard(entered: Promise<Page>): Promise<Page> {
  const page = await entered
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return page
}

async function enterScorecard(page: Page) {
  await week(page, 0, 0).click()
}

test('numbers are entered as in a spreadsheet, by keyboard alone', MAIN, async ({ stage, enter }) => {
  const harbor = await makeScorecard(stage.services)
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
  await expect(week(page, 1, 0)).toHaveAccessibleName(/^\$1,234.5/)
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
  const harbor = await makeScorecard(stage.services)
  const page = await withClipboard(enter({ as: harbor.lena, path: '/metrics' }))
  await enterScorecard(page)
  await page.evaluate(() => navigator.clipboard.writeText('5\t15\n$20\tsoon\n'))

  await page.keyboard.press('Control+v')
  await expect(week(page, 0, 0)).toHaveAccessibleName(/^5, off track/)
  await expect(week(page, 0, 1)).toHaveAccessibleName(/^15, on track/)
  await expect(week(page, 1, 0)).toHaveText(/^\$20/)
  await expect(
    toast(page, /Revenue, .*: “soon”. Enter a number. This cell was left as it was./),
  ).toBeVisible()

  await page.keyboard.press('Control+z')
  for (const [row, weeksAgo] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const)
    await expect(week(page, row, weeksAgo)).toHaveText('')

  await week(page, 2, 0).click()
  await page.evaluate(() => navigator.clipboard.writeText('yes\nno\nno\n'))
  await page.keyboard.press('Control+v')
  await expect(week(page, 2, 0)).toHaveText(/^Yes/)
  await expect(toast(page, '2 cells of the block have no place here.')).toBeVisible()
})

test('cells are selected, filled, copied and cleared by keyboard, and each step is undone and redone', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services)
  const page = await withClipboard(enter({ as: harbor.lena, path: '/metrics' }))
  const { keyboard } = page
  await enterScorecard(page)
  await keyboard.type('12.5')
  await keyboard.press('Enter')
  await keyboard.press('ArrowUp')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Control+r')
  await expect(week(page, 0, 2)).toHaveText(/^12.5/)
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Control+d')
  await expect(week(page, 1, 2)).toHaveText(/^\$12.5/)
  const copied = await page.evaluateHandle(() => {
    const heard: { text?: string | undefined } = {}
    addEventListener('copy', ({ clipboardData }) => (heard.text = clipboardData?.getData('text/plain')))
    return heard
  })
  await keyboard.press('Control+c')
  await expect.poll(() => copied.evaluate(({ text }) => text)).toBe('12.5\t12.5\t12.5\n12.5\t12.5\t12.5')

  await keyboard.press('Control+x')
  for (const row of [0, 1]) await expect(week(page, row, 2)).toHaveText('')
  await keyboard.press('Control+z')
  await expect(week(page, 1, 2)).toHaveText(/^\$12.5/)
  await keyboard.press('Control+z')
  await expect(week(page, 1, 2)).toHaveText('')
  await expect(week(page, 0, 2)).toHaveText(/^12.5/)
  await keyboard.press('Control+Shift+z')
  await expect(week(page, 1, 2)).toHaveText(/^\$12.5/)
  await keyboard.press('Control+y')
  await expect(week(page, 0, 0)).toHaveText('')
  await keyboard.press('Control+y')
  await expect(week(page, 0, 0)).toHaveText('')
})

test('a paste that replaces values or reaches hidden weeks asks first, in both orders of the weeks', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services)
  const page = await withClipboard(enter({ as: harbor.lena, path: '/metrics' }))
  const { keyboard } = page
  const paste = async (text: string) => {
    await page.evaluate((block) => navigator.clipboard.writeText(block), text)
    await keyboard.press('Control+v')
  }
  await enterScorecard(page)
  await paste('1\t2')
  await expect(week(page, 0, 1)).toHaveText(/^2/)
  await paste('1\t3')
  const dialog = page.getByRole('dialog', { name: 'Paste this block?' })
  await expect(dialog.getByText(/Leads, .*: 2 becomes 3/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Paste all' }).click()
  await expect(week(page, 0, 1)).toHaveText(/^3/)

  await week(page, 1, 12).click()
  await paste('7\t8')
  await expect(dialog.getByText('1 of them into weeks that are not shown.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Only into the weeks shown' }).click()
  await expect(week(page, 1, 12)).toHaveText(/^\$7/)

  await page.getByRole('button', { name: 'Oldest week first' }).click()
  await expect(week(page, 1, 0)).toHaveText(/^\$7/)
  await week(page, 2, 11).click()
  await paste('yes\tno')
  await expect(week(page, 2, 11)).toHaveText(/^Yes/)
  await expect(week(page, 2, 12)).toHaveText(/^No/)
  await expect(week(page, 0, 11)).toHaveText(/^3/)
})

test('a period of one’s own is two days of which the second is not the earlier', async ({ stage, enter }) => {
  const harbor = await makeScorecard(stage.services)
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  await select(page.getByRole('combobox', { name: 'Time period' }), 'Custom')
  const dialog = page.getByRole('dialog', { name: 'Custom period' })
  await dialog.getByLabel('From', { exact: true }).fill('2026-03-10')
  await dialog.getByLabel('To', { exact: true }).fill('2026-03-09')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(dialog.getByText('The end lies before the start.')).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill('2026-03-24')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(dialog).toBeHidden()
  const weeks = page.locator('[role=columnheader] time')
  await expect(weeks).toHaveText([/Mar 23/, /Mar 16/, /Mar 9/])
})

test('metrics stand in groups that fold, and move between them by key', async ({ stage, enter }) => {
  const harbor = await makeScorecard(stage.services)
  const groupId = newId()
  const { node } = stage.services
  await node.run(harbor.id, harbor.maya.id, createMetricGroup, {
    id: groupId,
    teamId: harbor.teamId,
    name: 'Sales',
  })
  const page = await enter({ as: harbor.maya, path: '/metrics' })
  await week(page, 2, 0).click()
  await page.keyboard.press('Alt+ArrowDown')
  const order = () => page.getByRole('rowheader').allInnerTexts()
  await expect.poll(async () => (await order()).join()).toMatch(/Leads.*Revenue.*Sales.*Shipped/s)
  await page.getByRole('button', { name: 'Sales' }).click()
  await expect(page.getByRole('rowheader', { name: /Shipped/ })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sales' })).toHaveAttribute('aria-expanded', 'false')
})

test('thirteen weeks are printed on one landscape sheet', async ({ stage, enter }) => {
  const units = Array.from({ length: 15 }, (_, index) => [`Metric ${index}`, 'number'] as const)
  const harbor = await makeScorecard(stage.services, Object.fromEntries(units))
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  await expect(week(page, 14, 12)).toBeAttached()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = Array.from(pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)/g), ([, width, height]) => [
    Number(width),
    Number(height),
  ])
  expect(sheets).toHaveLength(1)
  const [[width, height]] = sheets as [[number, number]]
  expect(width).toBeGreaterThan(height)
})

test('undo leaves alone what a colleague has entered since', async ({ stage, enter }) => {
  const harbor = await makeScorecard(stage.services)
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
  const harbor = await makeScorecard(stage.services)
  const page = await enter({ as: await makeReader(stage.services, harbor), path: '/metrics' })
  await enterScorecard(page)
  for (const key of ['9', 'Enter', 'F2', 'Delete']) await page.keyboard.press(key)
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add metric' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('task')
  await expect(page.getByRole('option', { name: /^Tasks/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /^Create Task/ })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await page.keyboard.press('Control+i')
  await expect(toast(page, 'You don’t have permission to do this.')).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
})

test('on a wide screen the days of a week stay within its column, in two months and in German too', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services)
  for (const locale of ['en-US', 'de-DE']) {
    const page = await enter({ as: harbor.maya, locale, path: '/metrics' })
    await page.setViewportSize({ width: 1920, height: 1000 })
    const weeks = page.locator('[role=columnheader]:has(time)')
    await expect.poll(() => weeks.first().evaluate(({ clientWidth }) => clientWidth)).toBe(96)
    const outside = await weeks.evaluateAll((heads) =>
      heads
        .filter((head) => {
          const [column, days] = [head, head.querySelector('time')!].map((part) =>
            part.getBoundingClientRect(),
          )
          return days!.left < column!.left + 4 || days!.top < column!.top || days!.bottom > column!.bottom
        })
        .map((head) => head.textContent),
    )
    expect(outside, locale).toEqual([])
  }
})

test('what is typed right after the palette was asked for goes into its field, and does nothing in the scorecard', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services)
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  await enterScorecard(page)
  // All in one go, as from somebody who types faster than the palette can take the focus.
  await page.evaluate(() => {
    const grid = document.activeElement!
    const press = (key: string, ctrlKey = false) =>
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    press('k', true)
    for (const key of 'go 7') press(key)
  })
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('go 7')
  await expect(field(page)).toBeHidden()
  await expect(page).toHaveURL(/\/metrics$/)
})

test('on a phone a tap on a week opens it, and earlier weeks are a few taps away', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services)
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

  const due = page.getByRole('textbox', { name: /^Revenue, / })
  await due.tap()
  await page.keyboard.type('lots')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await due.fill('45')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Shipped, / })).toBeFocused()
  await expect(due).toHaveValue('$45')
})

test('thirteen weeks fit on a desk; keys lead into the grid, and back into it from a week’s dialog', async ({
  stage,
  enter,
}) => {
  const harbor = await makeScorecard(stage.services, { Revenue: 'currency', Support: 'time' })
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  const grid = page.getByRole('grid')
  const { keyboard } = page
  await expect(week(page, 1, 12)).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Refresh' }).focus()
  await keyboard.press('ArrowDown')
  await expect(grid).toBeFocused()
  await keyboard.type('1,074,073.29')
  await keyboard.press('Enter')
  await expect(week(page, 0, 0)).toHaveText('$1.07M')
  await expect(week(page, 0, 0)).toHaveAccessibleName('$1,074,073.29, on track')
  await keyboard.type('soon')
  await keyboard.press('Enter')
  // The last row's reason reaches beyond the grid.
  await expect(page.getByRole('alert')).toHaveText('Enter hours, such as 1.5, 1:30 or 90m.')
  expect(await isOnTop(page.getByRole('alert'))).toBe(true)
  await keyboard.press('Control+a')
  await keyboard.type('90m')
  await keyboard.press('Enter')
  await expect(week(page, 1, 0)).toHaveAccessibleName('1.5, off track')

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
  const pasted = `Metric\tGoal\nCalls made\t40\nDeposits\t€1,000\nChurn\t1.234,56\n${'Long '.repeat(39)}Name🚀🚀`
  await dialog.getByLabel('Paste from a spreadsheet').fill(pasted)
  const churn = dialog.getByRole('checkbox', { name: 'Churn' })
  await expect(churn).toHaveAccessibleDescription('“1.234,56” is not read as a target.')
  await churn.uncheck()
  await dialog.getByRole('checkbox', { name: 'Metric' }).uncheck()
  await dialog.getByRole('button', { name: 'Add 4 metrics' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveText([/Calls made/, /Deposits/, /Long Name/, /New leads/])
  await expect(page.getByRole('row', { name: /Deposits/ })).toContainText('≥ $1,000')
})
