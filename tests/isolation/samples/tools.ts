import { utcDayOf } from '../../../src/features/time/calendar.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createToolSheet: {
    least: 'manager',
    args: () => ({ id: newId(), tool: 'delegate-elevate', title: 'My week' }),
  },
  importToolSheet: {
    least: 'manager',
    args: () => ({
      id: newId(),
      tool: 'deep-strategy',
      title: 'Ours',
      quarter: null,
      settings: {},
      text: '',
      entries: [],
    }),
  },
  renameToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId, title: 'Renamed' }) },
  setToolFigures: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId, hoursWanted: 45 }) },
  writeSheetText: {
    least: 'manager',
    args: ({ sheetId }) => ({ id: sheetId, text: 'Too much of it', from: 0 }),
  },
  setClarityAppointment: {
    least: 'manager',
    args: () => ({
      startsOn: '2099-01-05',
      timeOfDay: '09:30',
      minutes: 60,
      repeats: 'weekly',
      timeZone: 'UTC',
    }),
  },
  tellOfBreaks: {
    least: 'server',
    args: ({ personId }) => ({
      at: '2026-03-02T08:20:00.000Z',
      due: [{ id: newId(), personId, remindAt: '2026-03-02T08:20:00.000Z' }],
    }),
  },
  cancelClarityAppointment: { least: 'manager', args: () => ({}) },
  shareToolSheet: {
    least: 'director',
    args: ({ sheetId, teamId }) => ({ id: sheetId, audience: 'team', teamId }),
  },
  archiveToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId }) },
  restoreToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId }) },
  startNextQuarter: { least: 'manager', args: ({ sheetId }) => ({ id: newId(), fromId: sheetId }) },
  addToolItem: {
    least: 'manager',
    args: ({ sheetId }) => ({ id: newId(), sheetId, section: 'love-great', text: 'Talk with customers' }),
  },
  updateToolItem: { least: 'manager', args: ({ itemId, personId }) => ({ id: itemId, hours: 3, personId }) },
  fillToolSection: {
    least: 'manager',
    args: ({ sheetId }) => ({ sheetId, section: 'love-great', text: 'Talk with customers' }),
  },
  moveToolItem: {
    least: 'manager',
    args: ({ itemId }) => ({ id: itemId, section: 'like-good', beforeId: null }),
  },
  removeToolItem: { least: 'manager', args: ({ itemId }) => ({ id: itemId }) },
  noteMadeOfItem: { least: 'manager', args: ({ itemId, taskId }) => ({ id: itemId, taskId }) },
  noteMadeOfStatement: {
    least: 'manager',
    args: ({ closedCheckupId, issueId }) => ({
      id: newId(),
      kind: 'issue',
      madeId: issueId,
      checkupId: closedCheckupId,
      statement: 3,
    }),
  },
  openCheckup: {
    least: 'manager',
    args: ({ teamId }) => ({ id: newId(), teamId, closesOn: utcDayOf(new Date().toISOString()) }),
  },
  closeCheckup: { least: 'manager', args: ({ checkupId }) => ({ checkupId }) },
  answerCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId, place: 1, points: 5 }) },
  noteCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId, note: 'More rope' }) },
  submitCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId }) },
  settleCheckup: {
    least: 'server',
    args: ({ checkupId }) => ({ checkupId, today: utcDayOf(new Date().toISOString()) }),
  },
}

export const queries: QuerySamples = {
  toolsLastUsed: { least: 'manager', args: () => ({}) },
  myClarityAppointment: { least: 'manager', args: () => ({}) },
  checkupsOf: { least: 'manager', args: ({ teamId }) => ({ teamId }) },
  ownCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId }) },
  checkupsToAnswer: { least: 'view-only', args: () => ({}) },
  sheetsOfTool: { least: 'manager', args: () => ({ tool: 'delegate-elevate' }) },
  archivedSheets: { least: 'manager', args: () => ({ tool: 'delegate-elevate' }) },
  itemsOfSheet: { least: 'manager', args: ({ sheetId }) => ({ sheetId }) },
  teamToHandOver: { least: 'manager', args: ({ personId }) => ({ personId }) },
  knownToImport: { least: 'manager', args: () => ({}) },
  placesForSeat: { least: 'manager', args: () => ({}) },
  earlierQuarters: { least: 'manager', args: ({ sheetId }) => ({ sheetId }) },
}
