import type { Page } from '@playwright/test'
import { newId } from '../../src/sync/id.ts'
import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { goOffline, openDialog, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

const niche = (page: Page) => page.getByRole('textbox', { name: 'Niche' })

test('a version is saved, compared word by word and restored while somebody else looks on, and the restoring is taken back', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const planId = newId()
  await stage.services.node.run(id, maya.id, addPlanItems, {
    teamId,
    planId,
    list: 'values',
    items: [{ id: newId(), title: 'Measure first' }],
  })
  const text = { teamId, planId, field: 'niche', text: 'Depth sounders for working boats', from: 0 } as const
  await stage.services.node.run(id, maya.id, writePlanText, text)

  const desk = await enter({ as: maya, path: '/strategy' })
  const other = await enter({ as: omar, path: '/strategy' })
  await desk.getByRole('button', { name: 'Versions' }).click()
  await expect(openDialog(desk).getByText('No version has been saved yet.')).toBeVisible()
  await openDialog(desk).getByRole('button', { name: 'Save version' }).click()
  await expect(openDialog(desk).getByText('Give it a name.')).toBeVisible()
  await openDialog(desk).getByLabel('Name').fill('Before the boat show')
  await desk.keyboard.press('Enter')
  await expect(toast(desk, 'Version saved')).toBeVisible()
  await expect(row(desk, 'Before the boat show')).toBeVisible()
  await desk.keyboard.press('Escape')

  await niche(other).fill('Depth sounders for fleets')
  await niche(other).blur()
  await other.getByRole('textbox', { name: 'Add a value…' }).fill('Row hard')
  await other.keyboard.press('Enter')
  await expect(niche(desk)).toHaveValue('Depth sounders for fleets')

  await desk.getByRole('button', { name: 'Versions' }).click()
  await desk.getByRole('button', { name: 'Compare “Before the boat show”' }).click()
  await expect(openDialog(desk).getByRole('heading', { name: 'Purpose and niche: Niche' })).toBeVisible()
  await expect(openDialog(desk).getByRole('deletion').getByText('working boats')).toBeVisible()
  await expect(openDialog(desk).getByRole('insertion').getByText('Row hard')).toBeVisible()
  await openDialog(desk).getByLabel('Later').click()
  await desk.getByRole('option', { name: /^Before the boat show/ }).click()
  await expect(openDialog(desk).getByText('Both say the same.')).toBeVisible()
  await openDialog(desk).getByRole('button', { name: 'All versions' }).click()

  await desk.getByRole('button', { name: 'Restore “Before the boat show”' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await toast(desk, 'Version restored').hover()
  await expect(niche(other)).toHaveValue('Depth sounders for working boats')
  await expect(other.getByRole('textbox', { name: 'Core values' })).toHaveCount(1)
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(niche(other)).toHaveValue('Depth sounders for fleets')
  await expect(other.getByRole('textbox', { name: 'Core values' })).toHaveCount(2)

  await desk.getByRole('button', { name: 'Versions' }).click()
  await expect(openDialog(desk).getByText(/^Before a version was restored, /)).toBeVisible()
  await goOffline(desk)
  await expect(openDialog(desk).getByText('Saving and reading versions needs a connection.')).toBeVisible()
  await desk.context().setOffline(false)
  await expect(row(desk, 'Before the boat show')).toBeVisible()
})
