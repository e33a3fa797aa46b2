import { defineMutation } from '../../../sync/define-mutation.ts'
import { list, object, text, uuid } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { startOfQuarter, utcDayOf } from '../../time/calendar.rules.ts'
import { enteredDay } from '../../time/day-input.rules.ts'
import { mayUseTools } from '../tools.access.ts'
import { SHEET_NOT_IMPORTED } from './failures.text.ts'
import { section } from './items.mutations.ts'
import { checkEntry } from './items.reads.ts'
import { checkRoomForNew } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { UNMADE, wordsOfPart } from './sheets.rules.ts'
import {
  figures,
  itemFields,
  sheetTitle,
  sheetTool,
  TEXT_LENGTH,
  toolItems,
  type ToolSheet,
  toolSheets,
} from './sheets.table.ts'
import { hasSection, hasText, isList, isQuarterly, MOST_ITEMS, mostInSection } from './tool-kinds.rules.ts'

/** Makes a sheet of a file, with its entries. It is its importer's alone, whoever saw the one that the file was made of. */
export const importToolSheet = defineMutation('importToolSheet', {
  failure: SHEET_NOT_IMPORTED,
  input: {
    id: uuid(),
    tool: sheetTool(),
    title: sheetTitle(),
    quarter: enteredDay().nullable(),
    settings: object(figures),
    text: text({ max: TEXT_LENGTH }),
    entries: list(object({ id: uuid(), section: section(), ...itemFields }), MOST_ITEMS),
  },
  may: mayUseTools,
  run(tx, { id, tool, title, quarter, settings, text: said, entries }, { actor, now }) {
    checkRoomForNew(tx, actor.id, tool)
    if (said !== '' && !hasText(tool)) refuse('tool/no-such-section')
    const stamp = { createdBy: actor.id, createdAt: now, updatedAt: now }
    const own = { ownerId: actor.id, teamId: null, audience: 'private' } as const
    const sheet: ToolSheet = {
      id,
      tool,
      title,
      ...own,
      quarter: isQuarterly(tool) ? startOfQuarter(quarter ?? utcDayOf(now)) : null,
      seriesId: id,
      settings,
      text: said,
      textVersion: said === '' ? 0 : 1,
      ...stamp,
      archivedAt: null,
    }
    tx.insert(toolSheets, sheet)
    const most = isList(tool) ? mostInSection(tool) : 1
    const taken = new Map<string, number>()
    for (const { id: entryId, section: part, ...entry } of entries) {
      const place = taken.get(part) ?? 0
      if (!hasSection(tool, part)) refuse('tool/no-such-section')
      if (place >= most) refuse('tool/room', { limit: most })
      taken.set(part, place + 1)
      checkEntry(tx, sheet, entry)
      tx.insert(toolItems, {
        ...entry,
        ...UNMADE,
        id: isList(tool) ? entryId : freeId(tx.overlay, toolItems, ...wordsOfPart(id, part)),
        sheetId: id,
        ...own,
        section: part,
        displayOrder: place,
        ...stamp,
      })
    }
  },
})
