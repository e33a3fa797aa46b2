import type * as definitions from '../metrics/definition/definitions.mutations.ts'
import type * as deletions from '../metrics/definition/delete-metrics.mutations.ts'
import type * as definition from '../metrics/definition/metric-definition.mutations.ts'
import type * as groups from '../metrics/groups/groups.mutations.ts'
import type * as proposals from '../metrics/proposals/proposals.mutations.ts'
import type * as order from '../metrics/scorecard/metric-order.mutations.ts'
import type * as teams from '../metrics/teams/metric-teams.mutations.ts'
import type * as values from '../metrics/values/metric-values.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const metricWords: WordsOf<
  typeof definitions & typeof deletions & typeof definition & typeof groups & typeof proposals
> = {
  createMetric: ({ name }) => `Add the metric ${quoted(name)}`,
  updateMetric: ({ metricId }, the) => `Change ${the('metric', metricId)}`,
  removeDefinition: () => 'Remove a change of a metric',
  restoreDefinition: ({ metricId }, the) => `Restore an earlier definition of ${the('metric', metricId)}`,
  deleteMetric: ({ metricId }, the) => `Delete ${the('metric', metricId)}`,
  restoreMetric: ({ metricId }, the) => `Restore ${the('metric', metricId)}`,
  deleteMetrics: ({ metricIds }) => `Delete ${counted(metricIds.length, 'metric', 'metrics')}`,
  takeBackMetrics: ({ metricIds }) => `Take back ${counted(metricIds.length, 'new metric', 'new metrics')}`,
  restoreMetrics: ({ metricIds }) => `Restore ${counted(metricIds.length, 'metric', 'metrics')}`,
  createMetricGroup: ({ name }) => `Add the group ${quoted(name)}`,
  renameMetricGroup: ({ groupId, name }, the) => `Rename ${the('group', groupId)} to ${quoted(name)}`,
  deleteMetricGroup: ({ groupId }, the) => `Delete ${the('group', groupId)}`,
  restoreMetricGroup: ({ groupId }, the) => `Restore ${the('group', groupId)}`,
  reorderMetricGroups: ({ teamId }, the) => `Change the order of the groups of ${the('team', teamId)}`,
  groupMetric: ({ metricId, groupId }, the) =>
    groupId === null
      ? `Take ${the('metric', metricId)} out of its group`
      : `Move ${the('metric', metricId)} to ${the('group', groupId)}`,
  dismissMisses: ({ metricId }, the) => `Dismiss that ${the('metric', metricId)} missed its target`,
}

export const valueWords: WordsOf<typeof values & typeof order & typeof teams> = {
  reorderMetrics: ({ teamId }, the) => `Change the order of the metrics of ${the('team', teamId)}`,
  assignMetric: ({ metricId, teamId }, the) => `Share ${the('metric', metricId)} with ${the('team', teamId)}`,
  removeMetricFromTeam: ({ metricId, teamId }, the) =>
    `Remove ${the('metric', metricId)} from ${the('team', teamId)}`,
  setMetricValue: ({ metricId, value }, the) =>
    value === null
      ? `Clear a value of ${the('metric', metricId)}`
      : `Enter ${value} for ${the('metric', metricId)}`,
  setMetricValues: ({ cells }) => `Enter ${counted(cells.length, 'value', 'values')} of the scorecard`,
  setWeekNotes: ({ cells }) => `Write ${counted(cells.length, 'note', 'notes')} on weeks of the scorecard`,
  setCustomTarget: ({ metricId }, the) =>
    `Change the target or the note of a week of ${the('metric', metricId)}`,
}
