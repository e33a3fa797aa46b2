import { metricValueId } from '../../../src/features/metrics/values/metric-values.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createProcess: {
    least: 'manager',
    args: ({ teamId, personId }) => ({ id: newId(), teamId, name: 'Mooring', ownerId: personId }),
  },
  updateProcess: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({ id: processId, summary: 'Calmly.' }),
  },
  assignProcess: {
    least: 'manager',
    args: ({ processId, personId }) => ({ id: processId, ownerId: personId }),
  },
  moveProcess: { least: 'manager', args: ({ processId }) => ({ id: processId, beforeId: null }) },
  confirmProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  archiveProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  restoreProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  addSteps: {
    least: 'manager',
    own: 'too',
    args: ({ processId, stepId }) => ({
      processId,
      beforeId: stepId,
      steps: [{ id: newId(), title: 'Check the wind', body: '' }],
    }),
  },
  renameStep: { least: 'manager', own: 'too', args: ({ stepId }) => ({ id: stepId, title: 'Let go' }) },
  writeStep: {
    least: 'manager',
    own: 'too',
    args: ({ stepId }) => ({ id: stepId, text: 'Stern first.', from: 1 }),
  },
  setStepSeat: {
    least: 'manager',
    own: 'too',
    args: ({ stepId, liveSeatId }) => ({ id: stepId, seatId: liveSeatId }),
  },
  moveStep: { least: 'manager', own: 'too', args: ({ stepId }) => ({ id: stepId, beforeId: null }) },
  removeStep: { least: 'manager', own: 'too', args: ({ otherStepId }) => ({ id: otherStepId }) },
  publishProcess: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({
      id: processId,
      versionId: newId(),
      changeNote: 'The log',
      confirmAgain: true,
    }),
  },
  addReader: {
    least: 'manager',
    args: ({ processId }) => ({
      id: newId(),
      processId,
      kind: 'everyone',
      toTeamId: null,
      toSeatId: null,
      toPersonId: null,
      days: 14,
    }),
  },
  setReaderDays: { least: 'manager', args: ({ readerId }) => ({ id: readerId, days: 7 }) },
  removeReader: { least: 'manager', args: ({ readerId }) => ({ id: readerId }) },
  confirmReading: { least: 'view-only', own: 'unseen', args: ({ processId }) => ({ processId, version: 1 }) },
  answerCheck: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({ id: newId(), processId, followed: 'always', note: null }),
  },
  trackReading: {
    least: 'member',
    args: ({ processId }) => ({ processId, metricId: newId(), name: 'Read' }),
  },
  enterReading: {
    least: 'server',
    args: ({ processId, metricId }) => ({
      processId,
      metricId,
      valueId: metricValueId(metricId, '2026-11-16'),
      week: '2026-11-16',
    }),
  },
  addProcessMetric: {
    least: 'manager',
    own: 'too',
    args: ({ processId, promisedMetricId }) => ({ id: newId(), processId, metricId: promisedMetricId }),
  },
  removeProcessMetric: {
    least: 'manager',
    own: 'too',
    args: ({ processId, metricId }) => ({ processId, metricId }),
  },
  suggestChange: {
    least: 'member',
    args: ({ processId, stepId }) => ({
      id: newId(),
      issueId: newId(),
      processId,
      stepId,
      text: 'Bow line first when the wind is astern',
    }),
  },
  settleReadings: {
    least: 'server',
    args: ({ processId, personId }) => ({ processId, personIds: [personId], readingIds: [newId()] }),
  },
}

export const queries: QuerySamples = {
  processTeamsBeyond: { least: 'view-only', args: () => ({}) },
  processList: { least: 'view-only', args: () => ({ teamIds: [] }) },
  openProcess: { least: 'view-only', args: ({ processId }) => ({ id: processId, teamIds: [] }) },
  archivedProcesses: { least: 'view-only', args: () => ({ teamIds: [] }) },
  processOwners: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  teamsToAsk: { least: 'view-only', args: () => ({}) },
  readersOfProcess: {
    least: 'view-only',
    args: ({ processId, teamId }) => ({ processId, teamId, rosters: [] }),
  },
  processesToRead: { least: 'view-only', args: () => ({}) },
  followedByEveryone: {
    least: 'view-only',
    args: ({ processId }) => ({ processId, today: '2026-11-20' }),
  },
  measurableBy: { least: 'view-only', args: ({ processId }) => ({ processId }) },
  myReading: { least: 'view-only', args: ({ processId }) => ({ processId }) },
  processesOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  seatsForSteps: { least: 'view-only', args: () => ({}) },
  teamsToWriteFor: { least: 'view-only', args: () => ({}) },
  versionsOfProcess: {
    least: 'view-only',
    args: ({ processId, teamId }) => ({ processId, teamId, audience: 'team' }),
  },
}
