import {
  addToolItem,
  fillToolSection,
  updateToolItem,
} from '../../src/features/tools/sheets/items.mutations.ts'
import { itemsOfSheet } from '../../src/features/tools/sheets/sheets.queries.ts'
import {
  createToolSheet,
  setToolFigures,
  shareToolSheet,
} from '../../src/features/tools/sheets/sheets.mutations.ts'
import type { SheetTool } from '../../src/features/tools/sheets/tool-kinds.rules.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { sent } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

/** A sheet of Omar’s that he and Maya fill in. */
async function sharedSheet({ node }: Services, { id, teamId, omar }: Company, tool: SheetTool) {
  const sheetId = newId()
  await node.run(id, omar.id, createToolSheet, { id: sheetId, tool, title: 'Ours' })
  await node.run(id, omar.id, shareToolSheet, { id: sheetId, audience: 'team', teamId })
  return { sheetId, path: `/tools/${tool}?sheet=${sheetId}` }
}

test('a figure that Maya types stays under her hands while Omar saves another, and Enter leaves her in it', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, maya, omar } = harbor
  const { node } = stage.services
  const { sheetId, path } = await sharedSheet(stage.services, harbor, 'delegate-elevate')
  const page = await enter({ as: maya, path })
  const wanted = page.getByLabel('Hours I want to work')
  await expect(page.getByText('You carry 0 of 40 hours.')).toBeVisible()

  await wanted.focus()
  await wanted.fill('2')
  await node.run(id, omar.id, setToolFigures, { id: sheetId, hoursWanted: 30 })
  await expect(page.getByText('You carry 0 of 30 hours.')).toBeVisible()
  await expect(wanted).toBeFocused()
  await page.keyboard.type('5')
  const hers = sent(page, 'hoursWanted')
  await page.keyboard.press('Enter')
  await hers
  await expect(page.getByText('You carry 0 of 25 hours.')).toBeVisible()
  await expect(wanted).toBeFocused()
  await expect(wanted).toHaveValue('25')

  await wanted.fill('250')
  await wanted.fill('25')
  await node.run(id, omar.id, setToolFigures, { id: sheetId, hoursWanted: 35 })
  await expect(page.getByText('You carry 0 of 35 hours.')).toBeVisible()
  await wanted.blur()
  await expect(wanted).toHaveValue('35')
})

test('of an activity Maya saves what she has changed, and the hours that Omar gave it meanwhile stay', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, maya, omar } = harbor
  const { node } = stage.services
  const { sheetId, path } = await sharedSheet(stage.services, harbor, 'delegate-elevate')
  const activity = {
    id: newId(),
    sheetId,
    section: 'dislike-bad',
    text: 'Order the sails',
    hours: 4,
  } as const
  await node.run(id, omar.id, addToolItem, activity)
  const page = await enter({ as: maya, path })
  await page.getByRole('button', { name: 'Order the sails', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog.getByLabel('Activity').fill('Order the ropes')
  await node.run(id, omar.id, updateToolItem, { id: activity.id, hours: 9 })
  await expect(page.getByText('You carry 9 of 40 hours.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Order the ropes', exact: true })).toBeVisible()
  await expect(page.getByText('You carry 9 of 40 hours.')).toBeVisible()
})

test('of a rung Maya saves what she has changed, and what Omar wrote there meanwhile stays', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, maya, omar } = harbor
  const { node } = stage.services
  const { sheetId, path } = await sharedSheet(stage.services, harbor, 'replacement-ladder')
  const admin = { sheetId, section: 'admin' } as const
  const page = await enter({ as: maya, path })
  const rungOf = async (section: string) => {
    const items = await node.ask(id, maya.id, itemsOfSheet, { sheetId })
    const { text, hours, amount, note } = items.find((item) => item.section === section)!
    return { text, hours, amount, note }
  }

  await page.getByRole('button', { name: 'Edit Admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Admin' })
  await dialog.getByLabel('Role').fill('Assistant')
  await node.run(id, omar.id, fillToolSection, { ...admin, hours: 6 })
  await expect(page.getByText('0 of 6 hours a week bought back')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => rungOf('admin')).toEqual({ text: 'Assistant', hours: 6, amount: null, note: null })

  await page.getByRole('button', { name: 'Edit Admin' }).click()
  await dialog.getByLabel('Cost').fill('300')
  await node.run(id, omar.id, fillToolSection, { ...admin, text: 'Secretary', hours: 8 })
  await expect(page.getByText('0 of 8 hours a week bought back')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => rungOf('admin')).toEqual({ text: 'Secretary', hours: 8, amount: 300, note: null })
})
