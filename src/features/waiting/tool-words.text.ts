import type * as clarity from '../tools/clarity-break/appointments.mutations.ts'
import type * as imported from '../tools/sheets/import-sheet.mutations.ts'
import type * as items from '../tools/sheets/items.mutations.ts'
import type * as made from '../tools/sheets/made.mutations.ts'
import type * as nextQuarter from '../tools/sheets/next-quarter.mutations.ts'
import type * as texts from '../tools/sheets/sheet-text.mutations.ts'
import type * as sheets from '../tools/sheets/sheets.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.ts'

export const toolWords: WordsOf<
  typeof sheets &
    typeof items &
    typeof nextQuarter &
    typeof made &
    typeof texts &
    typeof imported &
    typeof clarity
> = {
  createToolSheet: ({ title }) => `Start the sheet ${quoted(title)}`,
  importToolSheet: ({ title }) => `Import the sheet ${quoted(title)}`,
  renameToolSheet: ({ id, title }, the) => `Rename ${the('sheet', id)} to ${quoted(title)}`,
  setToolFigures: ({ id }, the) => `Change the numbers of ${the('sheet', id)}`,
  writeSheetText: ({ id }, the) => `Write the text of ${the('sheet', id)}`,
  setClarityAppointment: ({ timeOfDay }) => `Plan time to think at ${timeOfDay}`,
  cancelClarityAppointment: () => 'Cancel the time to think',
  shareToolSheet: ({ id, audience }, the) =>
    audience === 'private' ? `Take back ${the('sheet', id)}` : `Share ${the('sheet', id)}`,
  archiveToolSheet: ({ id }, the) => `Archive ${the('sheet', id)}`,
  restoreToolSheet: ({ id }, the) => `Restore ${the('sheet', id)}`,
  startNextQuarter: ({ fromId }, the) => `Start the next quarter of ${the('sheet', fromId)}`,
  addToolItem: ({ sheetId, text }, the) => `Add ${quoted(text)} to ${the('sheet', sheetId)}`,
  updateToolItem: ({ id }, the) => `Change ${the('entry', id)}`,
  fillToolSection: ({ sheetId }, the) => `Fill in ${the('sheet', sheetId)}`,
  moveToolItem: ({ id }, the) => `Move ${the('entry', id)}`,
  removeToolItem: ({ id }, the) => `Remove ${the('entry', id)}`,
  noteMadeOfItem: ({ id }, the) => `Note what was made of ${the('entry', id)}`,
}
