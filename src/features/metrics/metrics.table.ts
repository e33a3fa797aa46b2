import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, integer, number, optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { team } from '../../sync/scope.ts'
import { AT_THE_END } from '../work/order.rules.ts'

export const UNITS = ['number', 'percentage', 'currency', 'time', 'yes_no'] as const
/** The forms offer the first three; all five are understood. */
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
export const metricDescription = () => optionalText(2_000)
export const targetNote = () => optionalText(1_000)
export const unit = () => choice(...UNITS)
export const targetLogic = () => choice(...TARGET_LOGICS)
export const aggregation = () => choice(...AGGREGATIONS)

/** Thirteen weeks, the current one, and some days for time zones. */
export const VALUES_LIVE_DAYS = 98

export const metrics = defineTable(
  'metrics',
  {
    id: uuid(),
    teamId: ref('teams'),
    ownerId: ref('people'),
    name: metricName(),
    /** `nameKey` of the name, which only one metric of an owner in a team can claim; null if another does, or once deleted. */
    claimedName: text({ max: 200 }).nullable(),
    description: metricDescription(),
    unit: unit(),
    targetValue: number().nullable(),
    targetLogic: targetLogic(),
    /** How the values of a period are summed up. */
    aggregationType: aggregation(),
    displayOrder: integer(0, AT_THE_END),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: (metric) => team(metric.teamId),
    indexes: [['teamId'], ['teamId', 'ownerId', 'deletedAt', 'claimedName']],
    live: [liveFor(30, 'deletedAt')],
  },
)

export type Metric = RowOf<typeof metrics>

/**
 * A metric's number in the week of the Monday `week`, and that week's own target if it has one. The id is made of metric
 * and week (`metricValueId`); `teamId` repeats the metric's.
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
    live: [liveFor(VALUES_LIVE_DAYS, 'week'), liveWith('metricId')],
  },
)

export type MetricValue = RowOf<typeof metricValues>
