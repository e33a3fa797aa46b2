import type { Metric, MetricValue, TargetLogic } from './metrics.table.ts'

const EQUALITY_TOLERANCE = 0.001
/** More than this share over the target is ahead of it. */
const AHEAD_BY = 0.2

export interface Target {
  value: number | null
  logic: string
}

/** Whether a value reaches its target; an unknown logic counts as "at least", what is not a number never does. */
export function isTargetMet(value: unknown, target: unknown, logic: string): boolean {
  if (typeof value !== 'number' || typeof target !== 'number') return false
  if (!Number.isFinite(value) || !Number.isFinite(target)) return false
  switch (logic) {
    case 'greater_than':
      return value > target
    case 'less_than':
      return value < target
    case 'less_than_or_equal':
      return value <= target
    case 'equal':
    case 'equal_to':
      return Math.abs(value - target) <= EQUALITY_TOLERANCE
    default:
      return value >= target
  }
}

export type ValueStatus = 'met' | 'missed' | 'no-target' | 'no-value'

/** What a cell says: green, red, grey, light grey. Without a value or a target nothing is ever off track. */
export function valueStatus(value: number | null, target: Target): ValueStatus {
  if (value === null) return 'no-value'
  if (target.value === null) return 'no-target'
  return isTargetMet(value, target.value, target.logic) ? 'met' : 'missed'
}

export type DashboardStatus = 'no-target' | 'on-track' | 'behind' | 'ahead'

const isMore = (logic: string): boolean => logic === 'greater_than' || logic === 'greater_than_or_equal'

/** How a metric stands at a glance; `no-target` when there is nothing to compare. */
export function dashboardStatus(value: number | null, target: Target): DashboardStatus {
  const status = valueStatus(value, target)
  if (value === null || target.value === null) return 'no-target'
  if (status === 'missed') return 'behind'
  const ahead = isMore(target.logic) && value - target.value > AHEAD_BY * Math.abs(target.value)
  return ahead ? 'ahead' : 'on-track'
}

/** The target that holds in a week: its own where one was set, else the metric's. */
export function targetOf(
  metric: Pick<Metric, 'targetValue' | 'targetLogic'>,
  week: Pick<MetricValue, 'customTargetValue' | 'customTargetLogic'> | undefined,
): { value: number | null; logic: TargetLogic } {
  if (week === undefined || week.customTargetValue === null)
    return { value: metric.targetValue, logic: metric.targetLogic }
  return { value: week.customTargetValue, logic: week.customTargetLogic ?? metric.targetLogic }
}

/** What stands for a period: the total or average of the weeks that have a value, or null when none has. */
export function aggregate(
  values: readonly (number | null)[],
  aggregation: Metric['aggregationType'],
): number | null {
  const entered = values.filter((value) => value !== null)
  if (entered.length === 0) return null
  const total = entered.reduce((sum, value) => sum + value, 0)
  return aggregation === 'average' ? total / entered.length : total
}

/** How a name is compared: case and outer spaces do not make another name. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

type Named = Pick<Metric, 'id' | 'name' | 'ownerId' | 'teamId'>

/** The other live metrics of the same owner in the same team that bear the same name. */
export const namesakes = (metric: Named, others: readonly Metric[]): Metric[] =>
  others.filter(
    (other) =>
      other.id !== metric.id &&
      other.deletedAt === null &&
      other.teamId === metric.teamId &&
      other.ownerId === metric.ownerId &&
      nameKey(other.name) === nameKey(metric.name),
  )

/** Live metrics in their order on the scorecard: by place, then by name. */
export const inDisplayOrder = (metrics: readonly Metric[]): Metric[] =>
  metrics
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted(
      (left, right) =>
        left.displayOrder - right.displayOrder ||
        left.name.localeCompare(right.name) ||
        (left.id < right.id ? -1 : 1),
    )

const FIRST_MONDAY = Date.parse('2000-01-03T00:00:00Z')
const WEEK_MS = 7 * 86_400_000

/**
 * The id of the value of a metric in a week, made of both, so that two people who enter the same cell at the same time,
 * offline even, write the same row. An RFC 9562 UUID of version 8; the weeks from 2000 to 2078 each have their own.
 */
export function metricValueId(metricId: string, week: string): string {
  const weeks = (Date.parse(`${week}T00:00:00Z`) - FIRST_MONDAY) / WEEK_MS
  return `${metricId.slice(0, 14)}8${weeks.toString(16).padStart(3, '0').slice(-3)}${metricId.slice(18)}`
}
