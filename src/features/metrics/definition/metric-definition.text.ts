import type { Aggregation, TargetLogic, Unit } from '../metrics.table.ts'

export const METRIC_NOT_ADDED = 'Failed to add metric'
export const CONFIGURATION_NOT_UPDATED = 'Failed to update metric configuration'
export const METRIC_NOT_DELETED = 'Failed to delete metric'
export const METRICS_NOT_DELETED = 'Failed to delete metrics'
export const METRICS_NOT_RESTORED = 'Failed to restore metrics'

export const ADD_METRIC = 'Add metric'
export const ADD_METRIC_TITLE = 'Add Metric'
export const CONFIGURE_METRIC = 'Configure Metric'
export const DELETE_METRIC = 'Delete Metric'

export const NAME = 'Name'
export const UNIT = 'Unit'
export const AGGREGATION = 'Total or average'
export const TARGET_LOGIC = 'Target is'
export const TARGET_VALUE = 'Target value'
export const OWNER = 'Owner'
export const DESCRIPTION = 'Description'

export const METRIC_ADDED = 'Metric added'
export const METRIC_ADDED_DETAIL = 'Your metric has been created successfully.'
export const METRIC_DELETED = 'Metric deleted'
export const METRIC_UPDATED = 'Metric Updated'
export const metricUpdated = (name: string): string => `${name} has been updated successfully.`
export const DUPLICATE_WARNING = 'Duplicate Metric Name'
export const duplicateWarning = (name: string): string =>
  `This owner has another metric named "${name}". Both are kept.`

export const UNIT_LABELS: Record<Unit, string> = {
  number: 'Number',
  percentage: 'Percentage (%)',
  currency: 'Currency ($)',
  time: 'Time',
  yes_no: 'Yes/No',
}

export const AGGREGATION_LABELS: Record<Aggregation, string> = { total: 'Total', average: 'Average' }

export const TARGET_LOGIC_LABELS: Record<TargetLogic, string> = {
  greater_than_or_equal: 'At least',
  less_than_or_equal: 'At most',
  equal: 'Exactly',
  greater_than: 'More than',
  less_than: 'Less than',
}
