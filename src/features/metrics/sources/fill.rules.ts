import { systemActor } from '../../../sync/actor.ts'
import type { MetricValue } from '../metrics.table.ts'

/** What was found for a week. */
export interface Cell {
  week: string
  value: number
}

/** The most weeks that one run fills. */
export const MOST_WEEKS = 60

/**
 * Whether somebody entered the value that stands in a week: then what fills the metric leaves it alone, until they clear it. A change of the
 * week’s note or target alone doesn't count.
 */
export function isByHand(entry: Pick<MetricValue, 'value' | 'updatedBy' | 'earlier'> | undefined): boolean {
  if (!entry || entry.value === null) return false
  const before = entry.earlier.findIndex(({ value }) => value !== entry.value)
  const since = before === -1 ? entry.earlier : entry.earlier.slice(0, before)
  return (since.at(-1) ?? entry).updatedBy !== systemActor.id
}
