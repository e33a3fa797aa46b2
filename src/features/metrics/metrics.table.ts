import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, integer, number, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import { DUPLICATE_NAME, METRIC_NOT_ADDED } from './metrics.text.ts'

export const UNITS = ['number', 'percentage', 'currency', 'time', 'yes_no'] as const
/** The first three are offered; all five are understood. */
export const TARGET_LOGICS = [
  'greater_than_or_equal',
  'less_than_or_equal',
  'equal',
  'greater_than',
  'less_than',
] as const
export const AGGREGATIONS = ['total', 'average'] as const

export type Unit = (typeof UNITS)[number]
export type TargetLogic = (typeof TARGET_LOGICS)[number]
export type Aggregation = (typeof AGGREGATIONS)[number]

export const metricName = () => text({ max: 200 })
export const metricDescription = () => text({ max: 2_000 }).nullable()
export const targetNote = () => text({ max: 1_000 }).nullable()
export const unit = () => choice(...UNITS)
export const targetLogic = () => choice(...TARGET_LOGICS)
export const aggregation = () => choice(...AGGREGATIONS)

export const metrics = defineTable(
  'metrics',
  {
    id: uuid(),
    teamId: ref('teams'),
    ownerId: ref('people'),
    name: metricName(),
    /** The name as it is kept from other metrics of the owner in the team; null while it is shared, or deleted. */
    claimedName: text({ max: 200 }).nullable(),
    description: metricDescription(),
    unit: unit(),
    targetValue: number().nullable(),
    targetLogic: targetLogic(),
    /** What stands for a whole period: the sum of its values or their average. */
    aggregationType: aggregation(),
    displayOrder: integer(0, 1_000_000),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: (metric) => team(metric.teamId),
    indexes: [['teamId'], ['teamId', 'ownerId']],
    window: { field: 'deletedAt', days: 30 },
    conflicts: { metrics_claimed_name: { title: METRIC_NOT_ADDED, detail: DUPLICATE_NAME } },
  },
)

export type Metric = RowOf<typeof metrics>

/**
 * The number of a metric in the week of the Monday `week`, with a target of that week's own where it has one. The id
 * comes from metric and week (`metricValueId`); `teamId` repeats the metric's.
 */
export const metricValues = defineTable(
  'metric_values',
  {
    id: uuid(),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    week: date(),
    value: number().nullable(),
    customTargetValue: number().nullable(),
    customTargetLogic: targetLogic().nullable(),
    targetNote: targetNote(),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
  },
  {
    scope: (value) => team(value.teamId),
    indexes: [['metricId']],
    // Thirteen weeks, the running one and whatever the reader's calendar is ahead or behind.
    window: { field: 'week', days: 98 },
  },
)

export type MetricValue = RowOf<typeof metricValues>
