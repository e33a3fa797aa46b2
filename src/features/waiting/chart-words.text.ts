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
import { quoted, type WordsOf } from './row-names.text.ts'

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

/** What people do to the org chart. */
export const chartWords: WordsOf<Changes> = {
  startChart: () => 'Start the org chart',
  createDraft: ({ name }) => `Make the draft ${quoted(name)} of the org chart`,
  renameDraft: ({ chartId, name }, the) => `Rename ${the('chart', chartId)} to ${quoted(name)}`,
  deleteDraft: ({ chartId }, the) => `Delete ${the('chart', chartId)}`,
  restoreDraft: ({ chartId }, the) => `Bring back ${the('chart', chartId)}`,
  publishDraft: ({ chartId }, the) => `Make ${the('chart', chartId)} live`,
  draftEarlierChart: ({ name }) => `Make the draft ${quoted(name)} of an earlier org chart`,
  importSeats: ({ chartId }, the) => `Import seats into ${the('chart', chartId)}`,
  undoImport: ({ chartId }, the) => `Undo the import into ${the('chart', chartId)}`,
  writeSeatNote: ({ seatId }, the) => `Write the note of ${the('seat', seatId)}`,
  noteMadeOfSeat: ({ seatId }, the) => `Note what was made from ${the('seat', seatId)}`,
  addSeat: ({ name }) => `Add the seat ${quoted(name)}`,
  renameSeat: ({ seatId, name }, the) => `Rename ${the('seat', seatId)} to ${quoted(name)}`,
  updateSeat: ({ seatId }, the) => `Change ${the('seat', seatId)}`,
  moveSeat: ({ seatId }, the) => `Move ${the('seat', seatId)}`,
  removeSeat: ({ seatId }, the) => `Remove ${the('seat', seatId)}`,
  restoreSeat: ({ seatId }, the) => `Bring back ${the('seat', seatId)}`,
  addHolder: ({ seatId, personId }, the) => `Give ${the('seat', seatId)} to ${the('person', personId)}`,
  removeHolder: ({ seatId, personId }, the) => `Take ${the('seat', seatId)} from ${the('person', personId)}`,
  addRole: ({ seatId, text }, the) => `Add the role ${quoted(text)} to ${the('seat', seatId)}`,
  renameRole: ({ seatId }, the) => `Change a role of ${the('seat', seatId)}`,
  moveRole: ({ seatId }, the) => `Move a role of ${the('seat', seatId)}`,
  removeRole: ({ seatId }, the) => `Remove a role of ${the('seat', seatId)}`,
  addSecondLine: ({ seatId, toId }, the) => `Let ${the('seat', seatId)} also report to ${the('seat', toId)}`,
  removeSecondLine: ({ seatId, toId }, the) =>
    `Let ${the('seat', seatId)} no longer report to ${the('seat', toId)} as well`,
  linkMetric: ({ seatId, metricId }, the) => `Measure ${the('seat', seatId)} by ${the('metric', metricId)}`,
  unlinkMetric: ({ seatId, metricId }, the) =>
    `No longer measure ${the('seat', seatId)} by ${the('metric', metricId)}`,
}
