import type { Reader } from '../../../sync/store.ts'
import { contentOf } from '../charts/copy.rules.ts'
import { type Seat, seats, type SnapshotSeat } from '../org-chart.table.ts'
import { byPlace } from '../seats/order.rules.ts'
import { seatsIn } from '../seats/seats.reads.ts'

/** How many charts a company keeps that were live once. */
export const MOST_SNAPSHOTS = 20

/** Rows that were written, each as it was before. */
type Written = readonly { table: { name: string }; rows: readonly { id: string; before: unknown }[] }[]

/** The seats of a chart as they were before something was written. */
export function seatsBefore(chartId: string, written: Written, read: Reader): Seat[] {
  const before = new Map(seatsIn(read, chartId).map((seat) => [seat.id, seat]))
  for (const { table, rows } of written) {
    if (table.name !== seats.name) continue
    for (const row of rows as readonly { id: string; before: Seat | undefined }[]) {
      if (row.before?.chartId === chartId && row.before.archivedAt === null) before.set(row.id, row.before)
      else before.delete(row.id)
    }
  }
  return [...before.values()]
}

/** What is kept of seats, in an order that shows them as they stood. */
export const asSnapshot = (kept: readonly Seat[]): SnapshotSeat[] =>
  kept.toSorted(byPlace).map((seat) => ({ id: seat.id, ...contentOf(seat) }))
