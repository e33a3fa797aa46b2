/**
 * The value that so many percent of the others do not exceed (nearest rank).
 * @param values at least one, in any order
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!
}
