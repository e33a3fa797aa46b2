import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { addToolItem } from './items.mutations.ts'
import { createToolSheet, shareToolSheet } from './sheets.mutations.ts'
import type { Section, SheetTool } from './tool-kinds.rules.ts'

/** A new sheet of this person's, which nobody else sees. */
export async function sheetOf(by: Player, tool: SheetTool = 'delegate-elevate'): Promise<string> {
  const id = newId()
  await by.does(createToolSheet, { id, tool, title: 'My week' })
  return id
}

export async function entryOn(
  by: Player,
  sheetId: string,
  text = 'Order the sails',
  section: Section = 'dislike-bad',
): Promise<string> {
  const id = newId()
  await by.does(addToolItem, { id, sheetId, section, text })
  return id
}

export const shareWithTeam = (by: Player, id: string, teamId: string): Promise<void> =>
  by.does(shareToolSheet, { id, audience: 'team', teamId })

export const shareWithAll = (by: Player, id: string): Promise<void> =>
  by.does(shareToolSheet, { id, audience: 'company', teamId: null })

export const takeBack = (by: Player, id: string): Promise<void> =>
  by.does(shareToolSheet, { id, audience: 'private', teamId: null })
