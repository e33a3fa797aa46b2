import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const OUT_OF_RANGE = 'Choose a date between 2000 and 2199.'

test('a day that nobody can mean is refused at its field, where it stays to be mended', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })

  await test.step('of an open seat', async () => {
    await page.getByRole('button', { name: 'Start with five seats' }).click()
    await page.getByRole('treeitem', { name: 'Finance' }).click()
    const day = page.getByLabel('Hire by')
    await day.fill('1492-10-12')
    await day.blur()
    await expect(day).toHaveAccessibleDescription(OUT_OF_RANGE)
    await expect(day).toHaveValue('1492-10-12')
    await expectUsable(page, 'a seat with a wrong day')
    await day.fill('2031-10-12')
    await day.blur()
    await expect(page.getByText(OUT_OF_RANGE)).toBeHidden()
    await page.reload()
    await expect(day).toHaveValue('2031-10-12')
  })

  await test.step('of a plan', async () => {
    const items = [{ id: newId(), title: 'Honest' }]
    const values = { teamId, planId: newId(), list: 'values', items } as const
    await stage.services.node.run(id, maya.id, addPlanItems, values)
    await page.goto('/strategy')
    const day = page.getByLabel('Date', { exact: true }).first()
    await day.fill('2200-01-01')
    await day.blur()
    await expect(day).toHaveAccessibleDescription(OUT_OF_RANGE)
    await expectUsable(page, 'a plan with a wrong day')
    await day.fill('2199-12-31')
    await day.blur()
    await expect(page.getByText(OUT_OF_RANGE)).toBeHidden()
  })
})

test('in German it is said in German', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart', locale: 'de-DE' })
  await page.getByRole('button', { name: 'Mit fünf Stellen beginnen' }).click()
  await page.getByRole('treeitem').last().click()
  const day = page.locator('input[type=date]')
  await day.fill('1492-10-12')
  await day.blur()
  await expect(day).toHaveAccessibleDescription('Wählen Sie ein Datum zwischen 2000 und 2199.')
})
