import type * as clarity from '../tools/clarity-break/appointments.mutations.ts'
import type * as imported from '../tools/sheets/import-sheet.mutations.ts'
import type * as items from '../tools/sheets/items.mutations.ts'
import type * as made from '../tools/sheets/made.mutations.ts'
import type * as nextQuarter from '../tools/sheets/next-quarter.mutations.ts'
import type * as texts from '../tools/sheets/sheet-text.mutations.ts'
import type * as sheets from '../tools/sheets/sheets.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.de.ts'

export const toolWords: WordsOf<
  typeof sheets &
    typeof items &
    typeof nextQuarter &
    typeof made &
    typeof texts &
    typeof imported &
    typeof clarity
> = {
  createToolSheet: ({ title }) => `Blatt ${quoted(title)} beginnen`,
  importToolSheet: ({ title }) => `Blatt ${quoted(title)} importieren`,
  renameToolSheet: ({ id, title }, the) => `In ${quoted(title)} umbenennen: ${the('sheet', id)}`,
  setToolFigures: ({ id }, the) => `Die Zahlen ändern: ${the('sheet', id)}`,
  writeSheetText: ({ id }, the) => `Text schreiben: ${the('sheet', id)}`,
  setClarityAppointment: ({ timeOfDay }) => `Zeit zum Denken planen: ${timeOfDay}`,
  cancelClarityAppointment: () => 'Zeit zum Denken absagen',
  shareToolSheet: ({ id, audience }, the) =>
    audience === 'private' ? `Zurücknehmen: ${the('sheet', id)}` : `Teilen: ${the('sheet', id)}`,
  archiveToolSheet: ({ id }, the) => `Archivieren: ${the('sheet', id)}`,
  restoreToolSheet: ({ id }, the) => `Wiederherstellen: ${the('sheet', id)}`,
  startNextQuarter: ({ fromId }, the) => `Das nächste Quartal beginnen: ${the('sheet', fromId)}`,
  addToolItem: ({ sheetId, text }, the) => `${quoted(text)} hinzufügen: ${the('sheet', sheetId)}`,
  updateToolItem: ({ id }, the) => `Ändern: ${the('entry', id)}`,
  fillToolSection: ({ sheetId }, the) => `Ausfüllen: ${the('sheet', sheetId)}`,
  moveToolItem: ({ id }, the) => `Verschieben: ${the('entry', id)}`,
  removeToolItem: ({ id }, the) => `Entfernen: ${the('entry', id)}`,
  noteMadeOfItem: ({ id }, the) => `Vermerken, was daraus wurde: ${the('entry', id)}`,
}
