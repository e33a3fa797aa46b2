import { randomUUID } from 'node:crypto'
import { cellOf, cellsOf, notesOf } from '../../../src/features/metrics/values/metric-values.mutations.ts'
import { metricValueId } from '../../../src/features/metrics/values/metric-values.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createMetric: {
    least: 'member',
    args: ({ teamId, personId }) => ({
      id: newId(),
      teamId,
      groupId: null,
      ownerId: personId,
      name: `Metric ${randomUUID()}`,
      description: '',
      unit: 'number',
      targetValue: 1,
      targetLogic: 'equal',
      aggregationType: 'average',
    }),
  },
  updateMetric: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, teamId, week }) => ({
      metricId,
      teamId,
      name: 'Renamed',
      targetValue: 30,
      fromWeek: week,
    }),
  },
  removeDefinition: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => ({ definitionId: metricValueId(metricId, week) }),
  },
  restoreDefinition: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, personId }) => ({
      metricId,
      untilWeek: '2026-02-02',
      unit: 'number',
      targetValue: 5,
      targetLogic: 'equal',
      ownerId: personId,
    }),
  },
  assignMetric: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, teamId }) => ({ id: newId(), metricId, teamId }),
  },
  removeMetricFromTeam: {
    least: 'manager',
    own: 'too',
    args: ({ sharedMetricId, otherTeamId }) => ({ metricId: sharedMetricId, teamId: otherTeamId }),
  },
  deleteMetrics: {
    least: 'member',
    own: 'only',
    args: ({ metricId }) => ({ metricIds: [metricId] }),
  },
  restoreMetrics: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricIds: [metricId] }) },
  takeBackMetrics: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricIds: [metricId] }) },
  deleteMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  restoreMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  reorderMetrics: { least: 'manager', args: ({ teamId, metricId }) => ({ teamId, metricIds: [metricId] }) },
  createMetricGroup: {
    least: 'manager',
    args: ({ teamId }) => ({ id: newId(), teamId, name: randomUUID() }),
  },
  renameMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId, name: randomUUID() }) },
  deleteMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId }) },
  restoreMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId }) },
  reorderMetricGroups: { least: 'manager', args: ({ teamId, groupId }) => ({ teamId, groupIds: [groupId] }) },
  groupMetric: {
    least: 'manager',
    args: ({ teamId, metricId, groupId }) => ({ teamId, metricId, groupId }),
  },
  setMetricValue: {
    least: 'member',
    args: ({ metricId, week }) => ({ ...cellOf(metricId, week), value: 3 }),
  },
  fillFromSource: {
    least: 'server',
    args: ({ metricId, week }) => ({
      ids: [cellOf(metricId, week).id],
      metricId,
      scheduledFor: null,
      cells: [{ week, value: 3 }],
    }),
  },
  markSource: { least: 'server', args: ({ metricId }) => ({ metricId, failing: true }) },
  setMetricValues: {
    least: 'member',
    args: ({ metricId, week }) => cellsOf([{ metricId, week, value: 3 }]),
  },
  setWeekNotes: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => notesOf([{ metricId, week, note: 'Fair' }]),
  },
  setCustomTarget: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => ({
      ...cellOf(metricId, week),
      customTargetValue: 5,
      customTargetLogic: null,
      targetNote: '',
    }),
  },
  dismissMisses: { least: 'member', args: ({ metricId, week }) => ({ metricId, until: week }) },
}

export const queries: QuerySamples = {
  mayAddToWeeks: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  heldCommentedWeeks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, from: '2024-11-04', to: '2026-11-16' }),
  },
  commentedWeeks: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  metricsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  weekOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId, week: '2026-11-16' }) },
  groupsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldWeeks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, from: '2024-11-04', to: '2026-11-16' }),
  },
  formulaReach: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, from: week }) },
  heldInputs: {
    least: 'view-only',
    args: ({ teamId, week }) => ({ teamIds: [teamId], sharedTeamIds: [], from: week, to: week }),
  },
  formulaInputs: { least: 'view-only', args: ({ metricId }) => ({ formula: `[${metricId}] * 2` }) },
  metricChoices: { least: 'view-only', args: () => ({}) },
  metricRow: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  teamOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  metricHistory: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  teamsOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  definitionChanges: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  missProposal: { least: 'view-only', args: ({ metricId, week }) => ({ metricId, thisWeek: week }) },
}
