/** How many values it takes to say what is usual. */
export const LEAST_VALUES = 8
/** How many values are looked at, the latest ones. */
export const MOST_VALUES = 13

/** So many mean moving ranges lie between the mean and a control limit: three deviations of values taken one at a time. */
const RANGES_TO_LIMIT = 2.66

/** The mean of at least one value. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How far the values stray from their mean, as the deviation of a sample; 0 for fewer than two. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2 / (values.length - 1), 0))
}

export interface UsualRange {
  mean: number
  low: number
  high: number
}

/**
 * Between which limits the values usually lie, from up to the last 13 of them, oldest first: their mean and 2.66 mean moving
 * ranges on either side. Null for fewer than 8.
 */
export function usualRange(oldestFirst: readonly number[]): UsualRange | null {
  const values = oldestFirst.slice(-MOST_VALUES)
  if (values.length < LEAST_VALUES) return null
  const mean = meanOf(values)
  const steps = values.slice(1).map((value, index) => Math.abs(value - values[index]!))
  const reach = RANGES_TO_LIMIT * meanOf(steps)
  return { mean, low: mean - reach, high: mean + reach }
}
