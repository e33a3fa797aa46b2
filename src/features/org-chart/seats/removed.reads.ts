import type { Reader } from '../../../sync/store.ts'
import { type Seat, seats } from '../org-chart.table.ts'
import { above } from './tree.rules.ts'

/** The nearest seat above a removed one that is still there; null for the top. */
export function placeOf(read: Reader, seat: Seat): Seat | null {
  const removed = above((id) => read.get(seats, id), seat)
  return removed.find(({ archivedAt }) => archivedAt === null) ?? null
}
