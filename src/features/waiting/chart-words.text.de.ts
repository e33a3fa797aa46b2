import type * as charts from '../org-chart/charts/charts.mutations.ts'
import type * as publishing from '../org-chart/publish/publish.mutations.ts'
import type * as earlier from '../org-chart/earlier/earlier.mutations.ts'
import type * as imports from '../org-chart/files/import-seats.mutations.ts'
import type * as notes from '../org-chart/seats/note.mutations.ts'
import type * as made from '../org-chart/seats/made.mutations.ts'
import type * as holders from '../org-chart/seats/holders.mutations.ts'
import type * as measures from '../org-chart/seats/measures.mutations.ts'
import type * as removals from '../org-chart/seats/remove-seat.mutations.ts'
import type * as roles from '../org-chart/seats/roles.mutations.ts'
import type * as seats from '../org-chart/seats/seats.mutations.ts'
import type * as lines from '../org-chart/seats/second-lines.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.de.ts'

type Changes = typeof charts &
  typeof publishing &
  typeof earlier &
  typeof imports &
  typeof notes &
  typeof made &
  typeof seats &
  typeof removals &
  typeof holders &
  typeof roles &
  typeof lines &
  typeof measures

export const chartWords: WordsOf<Changes> = {
  startChart: () => 'Das Organigramm beginnen',
  createDraft: ({ name }) => `Entwurf ${quoted(name)} des Organigramms anlegen`,
  renameDraft: ({ chartId, name }, the) => `${the('chart', chartId)} in ${quoted(name)} umbenennen`,
  deleteDraft: ({ chartId }, the) => `${the('chart', chartId)} löschen`,
  restoreDraft: ({ chartId }, the) => `${the('chart', chartId)} wiederherstellen`,
  publishDraft: ({ chartId }, the) => `${the('chart', chartId)} veröffentlichen`,
  draftEarlierChart: ({ name }) => `Entwurf ${quoted(name)} aus einem früheren Organigramm anlegen`,
  importSeats: ({ chartId }, the) => `Stellen importieren: ${the('chart', chartId)}`,
  undoImport: ({ chartId }, the) => `Import rückgängig machen: ${the('chart', chartId)}`,
  writeSeatNote: ({ seatId }, the) => `Notiz schreiben: ${the('seat', seatId)}`,
  noteMadeOfSeat: ({ seatId }, the) => `Festhalten, was daraus entstanden ist: ${the('seat', seatId)}`,
  addSeat: ({ name }) => `Stelle ${quoted(name)} hinzufügen`,
  renameSeat: ({ seatId, name }, the) => `${the('seat', seatId)} in ${quoted(name)} umbenennen`,
  updateSeat: ({ seatId }, the) => `${the('seat', seatId)} ändern`,
  moveSeat: ({ seatId }, the) => `${the('seat', seatId)} verschieben`,
  removeSeat: ({ seatId }, the) => `${the('seat', seatId)} entfernen`,
  restoreSeat: ({ seatId }, the) => `${the('seat', seatId)} wiederherstellen`,
  addHolder: ({ seatId, personId }, the) => `${the('seat', seatId)} mit ${the('person', personId)} besetzen`,
  removeHolder: ({ seatId, personId }, the) => `${the('person', personId)} von ${the('seat', seatId)} nehmen`,
  addRole: ({ seatId, text }, the) => `Rolle ${quoted(text)} hinzufügen: ${the('seat', seatId)}`,
  renameRole: ({ seatId }, the) => `Rolle ändern: ${the('seat', seatId)}`,
  moveRole: ({ seatId }, the) => `Rolle verschieben: ${the('seat', seatId)}`,
  removeRole: ({ seatId }, the) => `Rolle entfernen: ${the('seat', seatId)}`,
  addSecondLine: ({ seatId, toId }, the) =>
    `${the('seat', seatId)} auch berichten lassen an: ${the('seat', toId)}`,
  removeSecondLine: ({ seatId, toId }, the) =>
    `${the('seat', seatId)} nicht mehr auch berichten lassen an: ${the('seat', toId)}`,
  linkMetric: ({ seatId, metricId }, the) => `${the('seat', seatId)} messen an: ${the('metric', metricId)}`,
  unlinkMetric: ({ seatId, metricId }, the) =>
    `${the('seat', seatId)} nicht mehr messen an: ${the('metric', metricId)}`,
}
