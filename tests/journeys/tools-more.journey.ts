import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { row, select } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start a sheet' })
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog).toBeHidden()
}

test('Omar scores his life, goes on in the next quarter, and reads both in a table', async ({
  stage,
  enter,
}) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, phone: true, path: '/tools/ideal-life' })
  await start(page)
  await expect(page.getByText('Only you see this')).toBeVisible()
  await select(page.getByLabel('Score from 1 to 10: Doing what I love'), '7')
  await page.getByLabel('Work days a year').fill('220')
  await page.getByLabel('Hours a day').fill('8')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1,760 hours of work a year')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this sheet' }).click()
  await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Start next quarter' }).click()
  await select(page.getByLabel('Score from 1 to 10: Doing what I love'), '9')
  const loved = page.getByRole('row', { name: /Doing what I love/ })
  await expect(loved.getByRole('cell')).toHaveText(['9', '7'])
})

test('the next rung is the lowest that is not in place, and hours add up', async ({ stage, enter }) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tools/replacement-ladder' })
  await start(page)
  await expect(row(page, 'Admin')).toContainText('Next')
  await page.getByRole('button', { name: 'Edit Admin' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Admin' })
  await dialog.getByLabel('Role').fill('Assistant')
  await select(dialog.getByLabel('Person'), 'Lena Brook')
  await dialog.getByLabel('Hours a week bought back').fill('9.5')
  await select(dialog.getByLabel('State'), 'In place')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Assistant')).toContainText('Lena Brook · 9.5 h a week')
  await expect(row(page, 'Delivery')).toContainText('Next')
  await expect(page.getByText('9.5 of 9.5 hours a week bought back')).toBeVisible()
})

test('choices stand beneath the purpose of the plan, lead to a goal and show how it stands', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const goal = { ownerId: omar.id, title: 'Two vans on the road', description: '', isCompanyGoal: false }
  await stage.services.node.run(id, omar.id, createGoal, {
    ...goal,
    id: newId(),
    teamId,
    targetDate: '2099-12-31',
  })
  const purpose = {
    teamId,
    planId: newId(),
    field: 'purpose',
    text: 'No boat runs aground',
    from: 0,
  } as const
  await stage.services.node.run(id, maya.id, writePlanText, purpose)
  const page = await enter({ as: omar, path: '/tools/deep-strategy' })
  await start(page)
  await expect(page.getByText('Nothing given up yet: a choice without a cost is not one.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Purpose' }).getByRole('link')).toHaveText(purpose.text)
  const part = page.getByRole('region', { name: 'What we must be able to do' })
  await part.getByLabel(/^Choice/).fill('Calibration on the quay')
  await page.keyboard.press('Enter')
  await part.getByRole('button', { name: 'Calibration on the quay', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit choice' })
  await select(dialog.getByLabel('Goal that it leads to'), 'Two vans on the road')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Two vans on the road')).toBeVisible()
  await expect(part.getByText('On Track')).toBeVisible()
})

test('the marketing strategy is the block of the plan: what is written in one place stands in the other', async ({
  stage,
  enter,
}) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tools' })
  await row(page, 'Marketing Strategy').getByRole('link').click()
  await expect(page).toHaveURL(/\/tools\/marketing-strategy$/)
  await page.getByLabel('Who', { exact: true }).fill('Skippers')
  await page.getByLabel('Add a step…').fill('Sees the boat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sails along')
  await page.keyboard.press('Enter')
  const path = page.getByRole('list', { name: 'Customer path' })
  await expect(path.getByRole('listitem')).toHaveCount(2)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)

  await page.goto('/tools')
  await expect(row(page, 'Marketing Strategy')).toContainText('Last used')
  await page.goto('/strategy')
  await expect(page.getByLabel('Who', { exact: true })).toHaveValue('Skippers')

  const colleague = await enter({ as: omar, phone: true, path: '/tools/marketing-strategy' })
  await expect(colleague.getByLabel('Who', { exact: true })).toHaveValue('Skippers')
  await colleague.getByLabel('Add a step…').fill('Tells the quay')
  await colleague.keyboard.press('Enter')
  await page.goto('/tools/marketing-strategy')
  await expect(path.getByRole('textbox').nth(2)).toHaveValue('Tells the quay')
  expect(await colleague.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
