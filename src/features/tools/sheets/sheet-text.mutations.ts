import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, ref, text } from '../../../sync/fields.ts'
import { keepRevision } from '../../revisions/keep-revision.mutations.ts'
import { mayUseTools } from '../tools.access.ts'
import { SHEET_NOT_SAVED } from './failures.text.ts'
import { findSheetInUse } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { TEXT_LENGTH, toolSheets } from './sheets.table.ts'
import { hasText } from './tool-kinds.rules.ts'

/** Writes the text of a sheet, and keeps what it said before. `from` is the version that the writer began with. */
export const writeSheetText = defineMutation('writeSheetText', {
  failure: SHEET_NOT_SAVED,
  input: { id: ref('tool_sheets'), text: text({ max: TEXT_LENGTH }), from: integer(0, 1_000_000) },
  may: mayUseTools,
  run(tx, { id, text: said, from }, context) {
    const sheet = findSheetInUse(tx, context.actor, id)
    if (!hasText(sheet.tool)) refuse('tool/no-such-section')
    if (sheet.text === said) return
    const readers = { audience: 'person', teamId: null, personId: sheet.ownerId } as const
    const before = { text: sheet.text, version: sheet.textVersion, updatedBy: sheet.ownerId }
    keepRevision(tx, context, { entity: 'tool_sheets', entityId: id, field: 'text', readers }, before, {
      text: said,
      from,
    })
    tx.update(toolSheets, id, { text: said, textVersion: sheet.textVersion + 1, updatedAt: context.now })
  },
})
