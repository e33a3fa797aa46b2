import type { TargetLogic } from '../metrics.table.ts'

export const TARGET_FOR_WEEK = 'Target for this week'

export const TARGET_LOGIC_SIGNS: Record<TargetLogic, string> = {
  greater_than_or_equal: '≥',
  less_than_or_equal: '≤',
  equal: '=',
  greater_than: '>',
  less_than: '<',
}
