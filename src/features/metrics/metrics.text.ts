import type { PeriodName } from './scorecard/periods.rules.ts'
import type { ValueStatus } from './metrics.rules.ts'
import type { Aggregation, TargetLogic, Unit } from './metrics.table.ts'

/** Titles of what did not happen. */
export const METRIC_NOT_ADDED = 'Failed to add metric'
export const METRIC_NOT_UPDATED = 'Failed to update metric'
export const CONFIGURATION_NOT_UPDATED = 'Update Failed'
export const DELETE_FAILED = 'Delete Failed'
export const METRICS_NOT_REORDERED = 'Failed to reorder metrics'

/** Why. */
export const NAME_REQUIRED = 'Metric name is required'
export const UNIT_REQUIRED = 'Unit is required'
export const OWNER_REQUIRED = 'Owner is required'
export const TEAM_REQUIRED = 'Team ID is required'
export const NOT_YOUR_TEAM = "You don't have permission to add metrics to this team."
export const OWNER_NOT_IN_TEAM = 'Choose an owner who is an active member of this team.'
export const CONFIGURATION_INCOMPLETE = 'Metric configuration update failed. Changes have been reverted.'
export const METRIC_GONE = 'Metric with ID not found or has been deleted'
export const ONLY_OWNER_DELETES = 'Only the owner of a metric can delete it.'
export const ONLY_OWNER_OR_MANAGER = 'Only the owner of a metric or a manager can change it.'
export const NOT_A_WEEK = 'Values belong to a week that has begun. Choose another week.'
export const NOT_A_NUMBER = 'Enter a number.'
export const NOT_YES_OR_NO = 'Enter yes or no.'
export const TOO_LARGE = 'Enter a smaller number: at most 1,000,000,000,000,000.'
export const DUPLICATE_NAME =
  'A metric with this name already exists for this team member and week. Please choose a different name.'

export const duplicateName = (name: string): string =>
  `A metric named "${name}" already exists for this team member and week. Please choose a different name.`

/** What happened. */
export const METRIC_ADDED = { title: 'Metric added', detail: 'Your metric has been created successfully.' }
export const METRIC_DELETED = 'Metric deleted'
export const METRIC_UPDATED = 'Metric Updated'
export const metricUpdated = (name: string): string => `${name} has been updated successfully.`
export const DUPLICATE_WARNING = 'Duplicate Metric Name'
export const duplicateWarning = (name: string): string =>
  `Another metric of this owner is named "${name}" too. Both are kept.`

export const TARGET_REQUIRED = 'Target value is required'
export const pasteIncomplete = (texts: readonly string[]): string =>
  texts.length === 1
    ? `“${texts[0]}” can’t be read as a value. Its cell was left as it was.`
    : `${texts.length} texts, such as “${texts[0]}”, can’t be read as values. Their cells were left as they were.`

export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add metrics.'
export const SELECT_TEAM = 'Select a team'

export const UNIT_LABELS: Record<Unit, string> = {
  number: 'Number',
  percentage: 'Percentage (%)',
  currency: 'Currency ($)',
  time: 'Time',
  yes_no: 'Yes/No',
}

export const TARGET_LOGIC_LABELS: Record<TargetLogic, string> = {
  greater_than_or_equal: 'At least',
  less_than_or_equal: 'At most',
  equal: 'Exactly',
  greater_than: 'More than',
  less_than: 'Less than',
}

export const TARGET_LOGIC_SIGNS: Record<TargetLogic, string> = {
  greater_than_or_equal: '≥',
  less_than_or_equal: '≤',
  equal: '=',
  greater_than: '>',
  less_than: '<',
}

export const VALUE_STATUS_LABELS: Record<ValueStatus, string> = {
  met: 'on track',
  missed: 'off track',
  'no-target': 'no target',
  'no-value': 'no value',
}

export const AGGREGATION_LABELS: Record<Aggregation, string> = { total: 'Total', average: 'Average' }

export const PERIOD_LABELS: Record<PeriodName, string> = {
  last_3_weeks: 'Last 3 weeks',
  last_4_weeks: 'Last 4 weeks',
  last_13_weeks: 'Last 13 weeks',
  current_quarter: 'Current quarter',
  last_30_days: 'Last 30 days',
  last_90_days: 'Last 90 days',
}
