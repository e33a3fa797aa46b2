import type * as definitions from '../metrics/definition/definitions.mutations.ts'
import type * as deletions from '../metrics/definition/delete-metrics.mutations.ts'
import type * as definition from '../metrics/definition/metric-definition.mutations.ts'
import type * as groups from '../metrics/groups/groups.mutations.ts'
import type * as proposals from '../metrics/proposals/proposals.mutations.ts'
import type * as order from '../metrics/scorecard/metric-order.mutations.ts'
import type * as teams from '../metrics/teams/metric-teams.mutations.ts'
import type * as values from '../metrics/values/metric-values.mutations.ts'
import { LOCALE } from '../../language/locale.text.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const metricWords: WordsOf<
  typeof definitions & typeof deletions & typeof definition & typeof groups & typeof proposals
> = {
  createMetric: ({ name }) => `Kennzahl ${quoted(name)} anlegen`,
  updateMetric: ({ metricId }, the) => `Ändern: ${the('metric', metricId)}`,
  removeDefinition: () => 'Eine Änderung einer Kennzahl entfernen',
  restoreDefinition: ({ metricId }, the) =>
    `Eine frühere Festlegung wiederherstellen: ${the('metric', metricId)}`,
  deleteMetric: ({ metricId }, the) => `Löschen: ${the('metric', metricId)}`,
  restoreMetric: ({ metricId }, the) => `Wiederherstellen: ${the('metric', metricId)}`,
  deleteMetrics: ({ metricIds }) => `Löschen: ${counted(metricIds.length, 'Kennzahl', 'Kennzahlen')}`,
  takeBackMetrics: ({ metricIds }) =>
    `Zurücknehmen: ${counted(metricIds.length, 'neue Kennzahl', 'neue Kennzahlen')}`,
  restoreMetrics: ({ metricIds }) =>
    `Wiederherstellen: ${counted(metricIds.length, 'Kennzahl', 'Kennzahlen')}`,
  createMetricGroup: ({ name }) => `Gruppe ${quoted(name)} anlegen`,
  renameMetricGroup: ({ groupId, name }, the) => `Umbenennen in ${quoted(name)}: ${the('group', groupId)}`,
  deleteMetricGroup: ({ groupId }, the) => `Löschen: ${the('group', groupId)}`,
  restoreMetricGroup: ({ groupId }, the) => `Wiederherstellen: ${the('group', groupId)}`,
  reorderMetricGroups: ({ teamId }, the) => `Die Reihenfolge der Gruppen ändern: ${the('team', teamId)}`,
  groupMetric: ({ metricId, groupId }, the) =>
    groupId === null
      ? `Aus der Gruppe nehmen: ${the('metric', metricId)}`
      : `In eine Gruppe verschieben (${the('group', groupId)}): ${the('metric', metricId)}`,
  dismissMisses: ({ metricId }, the) => `Den verfehlten Zielwert ausblenden: ${the('metric', metricId)}`,
}

export const valueWords: WordsOf<typeof values & typeof order & typeof teams> = {
  reorderMetrics: ({ teamId }, the) => `Die Reihenfolge der Kennzahlen ändern: ${the('team', teamId)}`,
  assignMetric: ({ metricId, teamId }, the) => `Teilen (${the('team', teamId)}): ${the('metric', metricId)}`,
  removeMetricFromTeam: ({ metricId, teamId }, the) =>
    `Nicht mehr teilen (${the('team', teamId)}): ${the('metric', metricId)}`,
  setMetricValue: ({ metricId, value }, the) =>
    value === null
      ? `Einen Wert leeren: ${the('metric', metricId)}`
      : `${value.toLocaleString(LOCALE)} eintragen: ${the('metric', metricId)}`,
  setMetricValues: ({ cells }) => `In die Scorecard eintragen: ${counted(cells.length, 'Wert', 'Werte')}`,
  setWeekNotes: ({ cells }) =>
    `Zu Wochen der Scorecard schreiben: ${counted(cells.length, 'Notiz', 'Notizen')}`,
  setCustomTarget: ({ metricId }, the) =>
    `Zielwert oder Notiz einer Woche ändern: ${the('metric', metricId)}`,
}
