import type { Metric, MetricValue, TargetLogic } from '../metrics.table.ts'

const EQUALITY_TOLERANCE = 0.001
/** A value is ahead if it is over its target by more than this share of it. */
const AHEAD_BY = 0.2

export interface Target {
  value: number | null
  logic: string
}

/** Whether a value reaches its target. An unknown logic counts as "at least"; what isn't a number never reaches any. */
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

/** Shown as green, red, grey and light grey. Without a value or a target nothing is ever off track. */
export function valueStatus(value: number | null, target: Target): ValueStatus {
  if (value === null) return 'no-value'
  if (target.value === null) return 'no-target'
  return isTargetMet(value, target.value, target.logic) ? 'met' : 'missed'
}

/** A number that is to reach `bar`, as a line of weeks shows it. */
export function judgedBy(value: number | null, bar: number) {
  const target = { value: bar, logic: 'greater_than_or_equal' as const }
  return { value, target, status: valueStatus(value, target) }
}

export type DashboardStatus = 'no-target' | 'on-track' | 'behind' | 'ahead'

const MORE_IS_NO_BETTER = ['less_than', 'less_than_or_equal', 'equal', 'equal_to']

/** Whether more than the target is better; as in `isTargetMet`, an unknown logic counts as "at least". */
const isMoreBetter = (logic: string): boolean => !MORE_IS_NO_BETTER.includes(logic)

/** How a metric is doing; `no-target` if there is nothing to compare. */
export function dashboardStatus(value: number | null, target: Target): DashboardStatus {
  const status = valueStatus(value, target)
  if (value === null || target.value === null) return 'no-target'
  if (status === 'missed') return 'behind'
  const ahead = isMoreBetter(target.logic) && value - target.value > AHEAD_BY * Math.abs(target.value)
  return ahead ? 'ahead' : 'on-track'
}

/** The target of a week: its own if one was set, else the metric's. */
export function targetOf(
  metric: Pick<Metric, 'targetValue' | 'targetLogic'>,
  week: Pick<MetricValue, 'customTargetValue' | 'customTargetLogic'> | undefined,
): { value: number | null; logic: TargetLogic } {
  if (week === undefined || week.customTargetValue === null)
    return { value: metric.targetValue, logic: metric.targetLogic }
  return { value: week.customTargetValue, logic: week.customTargetLogic ?? metric.targetLogic }
}
