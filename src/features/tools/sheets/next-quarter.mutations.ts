import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { mayUseTools } from '../tools.access.ts'
import { SHEET_NOT_STARTED } from './failures.text.ts'
import { mayShareWith } from './sheets.access.ts'
import { checkRoomForNew, findSheetInUse } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { nextQuarterOf, PRIVATE, UNMADE, wordsOfPart } from './sheets.rules.ts'
import { type ToolItem, toolItems, type ToolSheet, toolSheets } from './sheets.table.ts'
import { isList } from './tool-kinds.rules.ts'

/**
 * Starts the next quarter of a sheet: a copy, which belongs to whoever starts it and goes to the same people, as far as they may still give it to them.
 * What was made of its items, and their days, stay with the quarter that they were of.
 */
export const startNextQuarter = defineMutation('startNextQuarter', {
  failure: SHEET_NOT_STARTED,
  input: { id: uuid(), fromId: ref('tool_sheets') },
  may: mayUseTools,
  run(tx, { id, fromId }, { actor, now }) {
    const from = findSheetInUse(tx, actor, fromId)
    if (from.quarter === null) refuse('tool/no-quarters')
    const quarter = nextQuarterOf(from.quarter, utcDayOf(now))
    const { seriesId } = from
    if (tx.where(toolSheets, { seriesId, quarter, archivedAt: null }).length > 0) refuse('tool/quarter-there')
    checkRoomForNew(tx, actor.id, from.tool)
    const stamp = { ownerId: actor.id, createdBy: actor.id, createdAt: now, updatedAt: now }
    const shared = mayShareWith(actor, from.audience) ? {} : PRIVATE
    tx.insert(toolSheets, { ...from, ...shared, ...stamp, id, quarter })
    for (const item of tx.where(toolItems, { sheetId: fromId }))
      tx.insert(toolItems, {
        ...item,
        ...shared,
        ...stamp,
        ...UNMADE,
        id: freeId(tx.overlay, toolItems, ...wordsOfCopy(id, from, item)),
        sheetId: id,
        dueOn: null,
      })
  },
})

const wordsOfCopy = (sheetId: string, { tool }: ToolSheet, { id, section }: ToolItem): string[] =>
  isList(tool) ? ['copy on a sheet', sheetId, id] : wordsOfPart(sheetId, section)
