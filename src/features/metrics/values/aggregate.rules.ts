import type { Aggregation } from '../metrics.table.ts'

/** The total or average of those weeks of a period that have a value, or null if none has. */
export function aggregate(values: readonly (number | null)[], aggregation: Aggregation): number | null {
  const entered = values.filter((value) => value !== null)
  if (entered.length === 0) return null
  const total = entered.reduce((sum, value) => sum + value, 0)
  return aggregation === 'average' ? total / entered.length : total
}
