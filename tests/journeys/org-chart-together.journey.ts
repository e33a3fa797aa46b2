import type { Page } from '@playwright/test'
import { createDraft, startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { removeSeat, restoreSeat } from '../../src/features/org-chart/seats/remove-seat.mutations.ts'
import { renameSeat } from '../../src/features/org-chart/seats/seats.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { holdUndo } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

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

type Watching = typeof globalThis & { seen?: boolean }

/** Notes whether this text is ever on the page, however briefly. */
const watchFor = (page: Page, text: string): Promise<void> =>
  page.evaluate((sought) => {
    const look = () => {
      if (document.body.textContent.includes(sought)) (globalThis as Watching).seen = true
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, text)

const wasSeen = (page: Page): Promise<boolean> => page.evaluate(() => (globalThis as Watching).seen === true)

test('a draft that a director makes live or deletes is not replaced by the live chart under somebody who works in it', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const draftId = await makeDraft(stage.services, harbor)
  const path = `/org-chart?chart=${draftId}`
  const here = await enter({ as: harbor.maya, path })
  const there = await enter({ as: harbor.omar, path })
  const gone = (page: Page) => page.getByRole('main').getByText('This draft is no longer there')
  await expect(seat(there, 'Finance')).toBeVisible()
  await watchFor(here, 'This draft is no longer there')
  await here.getByRole('button', { name: 'Next year' }).click()
  await here.getByRole('menuitem', { name: 'Delete draft' }).click()
  await holdUndo(here)
  await expect(here.getByRole('button', { name: 'Live' })).toBeVisible()
  await expect(seat(here, 'Finance')).toBeVisible()

  await expect(gone(there)).toBeVisible()
  await expect(seat(there, 'Finance')).toHaveCount(0)
  await expectUsable(there, 'a draft that is gone')

  // It comes back where it was open.
  await here.getByRole('button', { name: 'Undo' }).click()
  await expect(seat(there, 'Finance')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Next year' })).toBeVisible()

  await here.getByRole('button', { name: 'Live' }).click()
  await here.getByRole('menuitem', { name: /^Next year/ }).click()
  await here.getByRole('button', { name: 'Next year' }).click()
  await here.getByRole('menuitem', { name: 'Make live' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Make live' }).click()
  await expect(here.getByRole('button', { name: 'Live' })).toBeVisible()
  await expect(here).toHaveURL(/\/org-chart$/)
  await expect(seat(here, 'Finance')).toBeVisible()
  await here.getByRole('button', { name: 'Live' }).click()
  await here.getByRole('menuitem', { name: 'Earlier charts' }).click()
  await here.getByRole('button', { name: 'Copy the chart before Next year to a draft' }).click()
  await expect(here.getByRole('button', { name: 'Before Next year' })).toBeVisible()
  expect(await wasSeen(here), 'a draft that one takes away or makes oneself is said to be gone').toBe(false)

  await expect(gone(there)).toBeVisible()
  await there.getByRole('button', { name: 'Back to the live chart' }).click()
  await expect(there.getByRole('button', { name: 'Live' })).toBeVisible()
  await expect(seat(there, 'Finance')).toBeVisible()
})

test('what colleagues change while somebody drags a seat neither loses the drop nor leaves anything on the screen', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { node } = stage.services
  const draftId = await makeDraft(stage.services, harbor)
  const page = await enter({ as: harbor.omar, path: `/org-chart?chart=${draftId}` })
  const ids = { sales: await idOfSeat(page, 'Sales'), operations: await idOfSeat(page, 'Operations') }
  const middleOf = async (name: string) => {
    const box = (await seat(page, name).boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  /** Presses on one and holds it over another one, under which it would come to stand. */
  const hold = async (name: string, over: string) => {
    await page.mouse.move(...(await middleOf(name)))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(over)), { steps: 8 })
  }
  /** On its card, and on the label at the pointer while it is held. */
  const named = (name: string) => page.getByText(name, { exact: true })

  await hold('Finance', 'Operations')
  await expect(named('Finance')).toHaveCount(2)
  await node.run(harbor.id, harbor.maya.id, renameSeat, { seatId: ids.sales, name: 'Shop' })
  await expect(seat(page, 'Shop')).toBeVisible()
  await page.mouse.up()
  await expect(named('Finance')).toHaveCount(1)
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '4')
  await expect(page.locator('#announcements')).toHaveText('Finance now reports to Operations')

  // What is held or would take it can be gone by then.
  await hold('Finance', 'Shop')
  await node.run(harbor.id, harbor.maya.id, removeSeat, { seatId: ids.sales, withBeneath: false })
  await expect(seat(page, 'Shop')).toHaveCount(0)
  await page.mouse.up()
  await expect(named('Finance')).toHaveCount(1)
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '4')
  await hold('Operations', 'Owner')
  await node.run(harbor.id, harbor.maya.id, removeSeat, { seatId: ids.operations, withBeneath: true })
  await expect(named('Operations')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('link', { name: /refused/ })).toHaveCount(0)

  await hold('Managing Director', 'Owner')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(seat(page, 'Managing Director')).toHaveAttribute('aria-level', '2')
})
