import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { findSheetInUse } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { itemProblem } from './sheets.rules.ts'
import { type ToolItem, toolItems, type ToolSheet, toolSheets } from './sheets.table.ts'
import { hasSection, isList, MOST_ITEMS, mostInSection, type Section } from './tool-kinds.rules.ts'

/**
 * The item with its sheet, which is in use.
 * @throws {Refusal} when the actor may not change it
 */
export function findItem(tx: Transaction, actor: Actor, id: string): { item: ToolItem; sheet: ToolSheet } {
  const item = tx.find(toolItems, id)
  return { item, sheet: findSheetInUse(tx, actor, item.sheetId) }
}

/** @throws {Refusal} when the sheet has no such section, or no room for one more item in it */
export function checkRoomIn(read: Reader, { id, tool }: ToolSheet, section: Section): void {
  if (!hasSection(tool, section)) refuse('tool/no-such-section')
  const items = read.where(toolItems, { sheetId: id })
  if (items.length >= MOST_ITEMS) refuse('tool/sheet-full')
  const limit = mostInSection(tool)
  if (items.filter((item) => item.section === section).length >= limit) refuse('tool/room', { limit })
}

type Entry = Partial<Pick<ToolItem, 'text' | 'hours' | 'amount' | 'dueOn' | 'goalId'>>

/**
 * @param linked the goal that the entry has already, whoever linked it
 * @throws {Refusal} for an entry without a name in a list, a number or day out of range, or a goal out of sight
 */
export function checkEntry(
  tx: Transaction,
  { tool }: ToolSheet,
  entry: Entry,
  linked: string | null = null,
): void {
  if (isList(tool) && entry.text === '') refuse('tool/text-required')
  const problem = itemProblem(entry)
  if (problem) refuse(problem.code)
  if (entry.goalId && entry.goalId !== linked) tx.find(teamGoals, entry.goalId)
}

/** Says when somebody last worked on the sheet. */
export const touch = (tx: Transaction, { id }: ToolSheet, now: string): void =>
  tx.update(toolSheets, id, { updatedAt: now })
