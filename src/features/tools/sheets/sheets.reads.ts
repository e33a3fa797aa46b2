import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { mayEditSheet } from './sheets.access.ts'
import { refuse } from './sheets.refusals.ts'
import { type ToolSheet, toolSheets } from './sheets.table.ts'
import { MOST_ARCHIVED, MOST_SHEETS, mostSheetsOf, type SheetTool } from './tool-kinds.rules.ts'

/**
 * The sheet, archived or not.
 * @throws {Refusal} when the actor may not change it
 */
export function findOwnSheet(tx: Transaction, actor: Actor, sheetId: string): ToolSheet {
  const sheet = tx.find(toolSheets, sheetId)
  if (!mayEditSheet(tx, actor, sheet))
    refuse(sheet.audience === 'team' ? 'tool/team-edits' : 'tool/only-owner-edits')
  return sheet
}

/** As `findOwnSheet`, for what only a sheet in use can take. */
export function findSheetInUse(tx: Transaction, actor: Actor, sheetId: string): ToolSheet {
  const sheet = findOwnSheet(tx, actor, sheetId)
  return sheet.archivedAt === null ? sheet : refuse('tool/archived')
}

/** @throws {Refusal} when the person has no room for one more sheet of the tool */
export function checkRoom(read: Reader, ownerId: string, tool: SheetTool): void {
  const own = read.where(toolSheets, { ownerId, archivedAt: null })
  if (own.length >= MOST_SHEETS) refuse('tool/room', { limit: MOST_SHEETS })
  const limit = mostSheetsOf(tool)
  if (own.filter((sheet) => sheet.tool === tool).length >= limit) refuse('tool/room', { limit })
}

/** @throws {Refusal} as `checkRoom`, and for somebody who has archived so many lately that these have to be forgotten first */
export function checkRoomForNew(read: Reader, ownerId: string, tool: SheetTool): void {
  checkRoom(read, ownerId, tool)
  const archived = read.where(toolSheets, { ownerId }).filter(({ archivedAt }) => archivedAt !== null)
  if (archived.length >= MOST_ARCHIVED) refuse('tool/too-many-archived', { limit: MOST_ARCHIVED })
}
