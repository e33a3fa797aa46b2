import type { Aggregation, TargetLogic, Unit } from '../metrics.table.ts'

export const METRIC_NOT_ADDED = 'Kennzahl nicht angelegt'
export const CONFIGURATION_NOT_UPDATED = 'Kennzahl nicht geändert'
export const METRIC_NOT_DELETED = 'Kennzahl nicht gelöscht'
export const METRICS_NOT_DELETED = 'Kennzahlen nicht gelöscht'
export const METRICS_NOT_RESTORED = 'Kennzahlen nicht wiederhergestellt'

export const ADD_METRIC = 'Kennzahl anlegen'
export const ADD_METRIC_TITLE = 'Neue Kennzahl'
export const CONFIGURE_METRIC = 'Kennzahl einrichten'
export const DELETE_METRIC = 'Kennzahl löschen'

export const NAME = 'Name'
export const UNIT = 'Einheit'
export const AGGREGATION = 'Summe oder Durchschnitt'
export const TARGET_LOGIC = 'Zielwert ist'
export const TARGET_VALUE = 'Zielwert'
export const OWNER = 'Zuständig'
export const DESCRIPTION = 'Beschreibung'

export const METRIC_ADDED = 'Kennzahl angelegt'
export const METRIC_ADDED_DETAIL = 'Ihre Kennzahl ist da.'
export const METRIC_DELETED = 'Kennzahl gelöscht'
export const METRIC_UPDATED = 'Kennzahl geändert'
export const metricUpdated = (name: string): string => `${name} wurde geändert.`
export const DUPLICATE_WARNING = 'Name doppelt vergeben'
export const duplicateWarning = (name: string): string =>
  `Dieselbe Person hat noch eine Kennzahl namens „${name}“. Beide bleiben.`

export const UNIT_LABELS: Record<Unit, string> = {
  number: 'Zahl',
  percentage: 'Prozent (%)',
  currency: 'Währung ($)',
  time: 'Zeit',
  yes_no: 'Ja/Nein',
}

export const AGGREGATION_LABELS: Record<Aggregation, string> = { total: 'Summe', average: 'Durchschnitt' }

export const TARGET_LOGIC_LABELS: Record<TargetLogic, string> = {
  greater_than_or_equal: 'Mindestens',
  less_than_or_equal: 'Höchstens',
  equal: 'Genau',
  greater_than: 'Mehr als',
  less_than: 'Weniger als',
}
