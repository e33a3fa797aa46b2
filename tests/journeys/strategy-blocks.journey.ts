import { archiveGoal, createGoal } from '../../src/features/goals/goals.mutations.ts'
import { addPlanItems, setPlanItem } from '../../src/features/strategy/plan-items.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { sharePlan } from '../../src/features/strategy/strategy.mutations.ts'
import { endOfQuarter, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a reader sees marked-up texts and their history; an editor keeps a block back and brings an earlier text back', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  const place = { teamId, planId: newId() }
  const write = (text: string, from: number) =>
    stage.services.node.run(id, maya.id, writePlanText, { ...place, field: 'niche', text, from })
  await write('Depth sounders', 0)
  await write('Depth sounders for **working boats**, see https://harbor.example/boats', 1)
  await stage.services.node.run(id, maya.id, sharePlan, { planId: place.planId, audience: 'company' })

  const phone = await enter({ as: lena, path: '/strategy', phone: true })
  await expect(phone.getByText('working boats', { exact: true })).toHaveCSS('font-weight', '600')
  await expect(phone.getByRole('link', { name: 'https://harbor.example/boats' })).toBeVisible()
  await phone.getByRole('button', { name: 'History of Purpose and niche' }).click()
  await expect(openDialog(phone).getByRole('heading', { name: 'Niche', exact: true })).toBeVisible()
  await expect(openDialog(phone).getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await phone.keyboard.press('Escape')

  const desk = await enter({ as: maya, path: '/strategy' })
  const purpose = desk.getByRole('region', { name: 'Purpose and niche, Company plan' })
  await purpose.focus()
  await desk.keyboard.press('h')
  await openDialog(desk).getByRole('button', { name: 'Restore' }).click()
  await expect(phone.getByText('Depth sounders', { exact: true })).toBeVisible()
  await desk.keyboard.press('Escape')
  await purpose.hover()
  await desk.getByRole('button', { name: 'Keep back Purpose and niche' }).click()
  await expect(purpose.getByText('Only the Crew team sees this block.')).toBeVisible()
  await desk.getByRole('button', { name: 'Show Purpose and niche to everybody' }).click()
  await expect(purpose.getByText('Only the Crew team sees this block.')).toBeHidden()
})

test('an entry whose goal was archived goes on with another', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const [goalId, otherId, itemId] = [newId(), newId(), newId()]
  const run = stage.services.node.run.bind(stage.services.node, id, maya.id)
  for (const [one, title] of [
    [goalId, 'Open the second quay'],
    [otherId, 'Open the third quay'],
  ] as const)
    await run(createGoal, {
      id: one,
      teamId: null,
      ownerId: maya.id,
      title,
      description: null,
      targetDate: endOfQuarter(utcDayOf(new Date().toISOString())),
      isCompanyGoal: true,
    })
  const items = [{ id: itemId, title: 'A quay more' }]
  await run(addPlanItems, { teamId, planId: newId(), list: 'yearGoals', items })
  await run(setPlanItem, { itemId, goalId })
  await run(archiveGoal, { goalId })
  const desk = await enter({ as: maya, path: '/strategy' })
  await expect(desk.getByText('This goal was archived')).toBeVisible()
  await desk.getByRole('button', { name: 'Choose another' }).click()
  await select(openDialog(desk).getByLabel('Goal'), 'Open the third quay')
  await openDialog(desk).getByRole('button', { name: 'Choose another' }).click()
  await expect(desk.getByText('This goal was archived')).toBeHidden()
  const year = desk.getByRole('region', { name: 'One-year plan, Company plan' })
  await expect(year.getByText('Open the third quay')).toBeVisible()
})

test('an import says what it would write, writes it, and is taken back at once', async ({ stage, enter }) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/strategy' })
  const other = await enter({ as: omar, path: '/strategy' })
  const file = JSON.stringify({
    format: 'plan 1',
    texts: [{ field: 'niche', text: 'Depth sounders' }],
    items: [
      { list: 'values', title: 'Measure first', note: '' },
      { list: 'values', title: '', note: 'Nameless' },
    ],
  })
  await desk.getByLabel('Import from JSON').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  const asking = desk.getByRole('alertdialog')
  await expect(asking.getByText('2 rows to add, none to change.')).toBeVisible()
  await expect(asking.getByText('Row 3: It has no name.')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Niche' })).toHaveValue('')
  await asking.getByRole('button', { name: 'Import 2 rows' }).click()
  await toast(desk, 'Plan imported').hover()
  await expect(other.getByRole('textbox', { name: 'Niche' })).toHaveValue('Depth sounders')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('textbox', { name: 'Niche' })).toHaveValue('')
  await expect(other.getByRole('textbox', { name: 'Core values' })).toHaveCount(0)
})
