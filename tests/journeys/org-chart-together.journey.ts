import type { Page } from '@playwright/test'
import { createDraft, startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { removeSeat, restoreSeat } from '../../src/features/org-chart/seats/remove-seat.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

/** A seat of the chart, also while a dialog stands over it. */
const seat = (page: Page, name: string) => page.getByRole('treeitem', { name, includeHidden: true })
const idOfSeat = async (page: Page, name: string): Promise<string> =>
  (await seat(page, name).getAttribute('data-seat'))!

const NAMES = ['Owner', 'Managing Director', 'Sales', 'Operations', 'Finance']

/** The live chart, and a draft of it, which Maya and Omar may both change. */
async function makeDraft({ node }: Services, { id, maya }: Company): Promise<string> {
  const seats = NAMES.map((name) => ({ id: newId(), name }))
  await node.run(id, maya.id, startChart, { id: newId(), name: 'Org Chart', seats })
  const draftId = newId()
  await node.run(id, maya.id, createDraft, { id: draftId, name: 'Next year' })
  return draftId
}

test('a seat that a colleague removes while somebody adds one beneath it does not send that to the top', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const draftId = await makeDraft(stage.services, harbor)
  const page = await enter({ as: harbor.omar, path: `/org-chart?chart=${draftId}` })
  const finance = await idOfSeat(page, 'Finance')
  await seat(page, 'Finance').click()
  await page.getByRole('button', { name: 'Add seat below' }).click()
  const dialog = page.getByRole('dialog', { name: 'New seat below Finance' })
  const name = dialog.getByRole('textbox', { name: 'Name of the seat' })
  await name.fill('Treasurer')

  const { node } = stage.services
  await node.run(harbor.id, harbor.maya.id, removeSeat, { seatId: finance, withBeneath: false })
  await expect(seat(page, 'Finance')).toHaveCount(0)
  await name.press('Enter')
  await expect(dialog.getByText('Finance is no longer there.')).toBeVisible()
  await expect(name).toHaveValue('Treasurer')
  await expect(seat(page, 'Treasurer')).toHaveCount(0)

  await node.run(harbor.id, harbor.maya.id, restoreSeat, { seatId: finance })
  await expect(dialog.getByText('Finance is no longer there.')).toHaveCount(0)
  await name.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(seat(page, 'Treasurer')).toHaveAttribute('aria-level', '4')
})

test('a seat that a colleague removes while somebody moves another one beneath it does not send that to the top', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const draftId = await makeDraft(stage.services, harbor)
  const page = await enter({ as: harbor.omar, path: `/org-chart?chart=${draftId}` })
  const ids = { operations: await idOfSeat(page, 'Operations'), above: await idOfSeat(page, 'Managing') }
  const remove = (seatId: string) =>
    stage.services.node.run(harbor.id, harbor.maya.id, removeSeat, { seatId, withBeneath: false })
  await seat(page, 'Finance').click()
  await page.getByRole('button', { name: 'Move under…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Finance under…' })
  const field = dialog.getByRole('combobox', { name: 'Move under…' })
  const move = dialog.getByRole('button', { name: 'Move', exact: true })
  const gone = (name: string) => dialog.getByText(`${name} is no longer there.`)

  // Nobody touches the field, which names the seat above.
  await expect(field).toHaveText('Managing Director')
  await remove(ids.above)
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '2')
  await move.click()
  await expect(gone('Managing Director')).toBeVisible()
  await expect(field).toHaveText('Managing Director')
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '2')

  const choose = async (option: string) => {
    await field.click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Operations')
  await expect(gone('Managing Director')).toHaveCount(0)
  await remove(ids.operations)
  await expect(seat(page, 'Operations')).toHaveCount(0)
  await move.click()
  await expect(gone('Operations')).toBeVisible()
  await expect(field).toHaveText('Operations')
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '2')

  await choose('Top of the chart')
  await move.click()
  await expect(dialog).toHaveCount(0)
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '1')
})
