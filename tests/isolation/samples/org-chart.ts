import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  startChart: {
    least: 'director',
    args: () => ({ id: newId(), name: 'Org Chart', seats: [{ id: newId(), name: 'Captain' }] }),
  },
  createDraft: { least: 'manager', args: () => ({ id: newId(), name: 'Another draft' }) },
  renameDraft: { least: 'manager', args: ({ draftId }) => ({ chartId: draftId, name: 'Renamed' }) },
  deleteDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId }) },
  publishDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId, taken: [] }) },
  draftEarlierChart: {
    least: 'manager',
    args: () => ({ id: newId(), name: 'As before', seats: [] }),
  },
  importSeats: {
    least: 'manager',
    args: ({ draftId, seatId, personId }) => ({
      chartId: draftId,
      added: [{ id: newId(), name: 'Bosun', parentId: seatId, holderIds: [personId] }],
      changed: [],
    }),
  },
  undoImport: {
    least: 'manager',
    args: ({ draftId, lowerSeatId }) => ({ chartId: draftId, added: [lowerSeatId], changed: [] }),
  },
  writeSeatNote: { least: 'manager', args: ({ seatId }) => ({ seatId, note: 'Soon', from: 0 }) },
  noteMadeOfSeat: {
    least: 'member',
    args: ({ liveSeatId, issueId }) => ({ seatId: liveSeatId, issueId }),
  },
  restoreDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId }) },
  addSeat: {
    least: 'manager',
    args: ({ draftId, seatId }) => ({
      id: newId(),
      chartId: draftId,
      parentId: seatId,
      before: null,
      name: 'Cook',
    }),
  },
  renameSeat: { least: 'manager', args: ({ seatId }) => ({ seatId, name: 'Renamed' }) },
  updateSeat: {
    least: 'manager',
    args: ({ seatId, teamId }) => ({ seatId, teamId, tint: 2, hireBy: '2026-12-01' }),
  },
  moveSeat: {
    least: 'manager',
    args: ({ lowerSeatId, seatId }) => ({ seatId: lowerSeatId, parentId: null, before: seatId }),
  },
  removeSeat: { least: 'manager', args: ({ seatId }) => ({ seatId, withBeneath: false }) },
  restoreSeat: { least: 'manager', args: ({ removedSeatId }) => ({ seatId: removedSeatId }) },
  addHolder: { least: 'manager', args: ({ seatId, personId }) => ({ seatId, personId }) },
  removeHolder: { least: 'manager', args: ({ seatId, personId }) => ({ seatId, personId }) },
  addRole: { least: 'manager', args: ({ seatId }) => ({ id: newId(), seatId, text: 'Log the day' }) },
  renameRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId, text: 'Renamed' }) },
  moveRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId, before: null }) },
  removeRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId }) },
  addSecondLine: {
    least: 'manager',
    args: ({ seatId, lowerSeatId }) => ({ seatId: lowerSeatId, toId: seatId }),
  },
  removeSecondLine: {
    least: 'manager',
    args: ({ seatId, lowerSeatId }) => ({ seatId: lowerSeatId, toId: seatId }),
  },
  // Managers only those of their own seat and beneath it, which org-chart/ tests.
  linkMetric: { least: 'director', args: ({ liveSeatId, metricId }) => ({ seatId: liveSeatId, metricId }) },
  unlinkMetric: { least: 'director', args: ({ liveSeatId, metricId }) => ({ seatId: liveSeatId, metricId }) },
}

export const queries: QuerySamples = {
  madeOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  holdersEver: { least: 'manager', args: () => ({}) },
  publicationOfDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId, taken: [] }) },
  measuresOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  goalsOfHolders: { least: 'view-only', args: ({ personId }) => ({ personIds: [personId] }) },
  orgChartsInSight: { least: 'view-only', args: () => ({}) },
  seatsOfChart: { least: 'view-only', args: ({ draftId }) => ({ chartId: draftId }) },
  removedFromChart: { least: 'manager', args: ({ draftId }) => ({ chartId: draftId }) },
}
