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
