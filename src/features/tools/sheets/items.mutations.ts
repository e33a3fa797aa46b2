import { defineMutation } from '../../../sync/define-mutation.ts'
import { choice, integer, ref, uuid } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { AT_THE_END, movedTo } from '../../work/order.rules.ts'
import { mayUseTools } from '../tools.access.ts'
import { ENTRY_NOT_REMOVED, ENTRY_NOT_SAVED } from './failures.text.ts'
import { checkEntry, checkRoomIn, findItem, touch } from './items.reads.ts'
import { findSheetInUse } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { BLANK, inSection, UNMADE, wordsOfPart } from './sheets.rules.ts'
import { itemFields, type ToolItem, toolItems } from './sheets.table.ts'
import { isList, SECTIONS, type Section } from './tool-kinds.rules.ts'

export const section = () => choice(...(Object.values(SECTIONS).flat() as [Section, ...Section[]]))

const { text, ...others } = itemFields
const optionalFields = {
  note: others.note.optional(),
  score: others.score.optional(),
  hours: others.hours.optional(),
  amount: others.amount.optional(),
  personId: others.personId.optional(),
  dueOn: others.dueOn.optional(),
  state: others.state.optional(),
  goalId: others.goalId.optional(),
}

/** Adds an entry to one of a sheet's lists, at its end. */
export const addToolItem = defineMutation('addToolItem', {
  failure: ENTRY_NOT_SAVED,
  input: {
    id: uuid(),
    sheetId: ref('tool_sheets'),
    section: section(),
    text,
    /** Where a removed one stood that is brought back. */
    displayOrder: integer(0, AT_THE_END).optional(),
    ...optionalFields,
  },
  may: mayUseTools,
  run(tx, { id, sheetId, section: part, displayOrder = AT_THE_END, ...entry }, { actor, now }) {
    const sheet = findSheetInUse(tx, actor, sheetId)
    if (!isList(sheet.tool)) refuse('tool/no-such-section')
    checkRoomIn(tx, sheet, part)
    checkEntry(tx, sheet, entry)
    tx.insert(toolItems, {
      ...BLANK,
      ...entry,
      ...UNMADE,
      id,
      sheetId,
      ownerId: sheet.ownerId,
      teamId: sheet.teamId,
      audience: sheet.audience,
      section: part,
      displayOrder,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
    })
    touch(tx, sheet, now)
  },
})

/** Changes the given fields of an entry; the others stay. */
export const updateToolItem = defineMutation('updateToolItem', {
  failure: ENTRY_NOT_SAVED,
  input: { id: ref('tool_items'), text: text.optional(), ...optionalFields },
  may: mayUseTools,
  run(tx, { id, ...changed }, { actor, now }) {
    const { item, sheet } = findItem(tx, actor, id)
    checkEntry(tx, sheet, changed, item.goalId)
    tx.update(toolItems, id, { ...changed, updatedAt: now })
    touch(tx, sheet, now)
  },
})

/** Fills in a part of a sheet that is no list: changes the given fields, the others stay. */
export const fillToolSection = defineMutation('fillToolSection', {
  failure: ENTRY_NOT_SAVED,
  input: { sheetId: ref('tool_sheets'), section: section(), text: text.optional(), ...optionalFields },
  may: mayUseTools,
  run(tx, { sheetId, section: part, ...changed }, { actor, now }) {
    const sheet = findSheetInUse(tx, actor, sheetId)
    if (isList(sheet.tool)) refuse('tool/no-such-section')
    const present = tx.where(toolItems, { sheetId }).find((item) => item.section === part)
    checkEntry(tx, sheet, changed, present?.goalId)
    if (present) tx.update(toolItems, present.id, { ...changed, updatedAt: now })
    else {
      checkRoomIn(tx, sheet, part)
      // Of all rows: whoever sees the sheet can give that id to an entry that nobody else sees.
      const id = freeId(tx.overlay, toolItems, ...wordsOfPart(sheetId, part))
      const { ownerId, teamId, audience } = sheet
      const stamp = { createdBy: actor.id, createdAt: now, updatedAt: now }
      const place = { id, sheetId, ownerId, teamId, audience, section: part, displayOrder: 0 }
      tx.insert(toolItems, { ...BLANK, ...changed, ...UNMADE, ...place, ...stamp })
    }
    touch(tx, sheet, now)
  },
})

/** Moves an entry before another one of a list, or to that list's end. */
export const moveToolItem = defineMutation('moveToolItem', {
  failure: ENTRY_NOT_SAVED,
  input: { id: ref('tool_items'), section: section(), beforeId: ref('tool_items').nullable() },
  may: mayUseTools,
  run(tx, { id, section: part, beforeId }, { actor, now }) {
    const { item, sheet } = findItem(tx, actor, id)
    if (!isList(sheet.tool)) refuse('tool/no-such-section')
    if (part !== item.section) {
      checkRoomIn(tx, sheet, part)
      tx.update(toolItems, id, { section: part, displayOrder: AT_THE_END, updatedAt: now })
    }
    const list = inSection(tx.where(toolItems, { sheetId: sheet.id }), part)
    const order = placedBefore(list, id, beforeId)
    for (const { row, displayOrder } of movedTo(list, order)) tx.update(toolItems, row.id, { displayOrder })
    touch(tx, sheet, now)
  },
})

/** The ids of a list once `id` stands before `beforeId`, or at the end where that is none of the list. */
function placedBefore(list: readonly ToolItem[], id: string, beforeId: string | null): string[] {
  const others = list.map((item) => item.id).filter((one) => one !== id)
  const place = beforeId === null ? -1 : others.indexOf(beforeId)
  return place < 0 ? [...others, id] : others.toSpliced(place, 0, id)
}

export const removeToolItem = defineMutation('removeToolItem', {
  failure: ENTRY_NOT_REMOVED,
  input: { id: ref('tool_items') },
  may: mayUseTools,
  run(tx, { id }, { actor, now }) {
    const { sheet } = findItem(tx, actor, id)
    tx.remove(toolItems, id)
    touch(tx, sheet, now)
  },
})
