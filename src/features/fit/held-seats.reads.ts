import type { Reader } from '../../sync/store.ts'
import { type Seat, seats } from '../org-chart/org-chart.table.ts'
import { activeHolders } from '../org-chart/seats/holders.reads.ts'
import { byPlace } from '../org-chart/seats/order.rules.ts'
import { liveChart, seatsById } from '../org-chart/seats/seats.reads.ts'

/** The seats of the live chart that the person holds, in order. */
export function seatsHeldBy(read: Reader, personId: string): Seat[] {
  const chart = liveChart(read)
  if (!chart) return []
  return read
    .where(seats, { holderIds: [personId] })
    .filter(({ chartId, archivedAt }) => chartId === chart.id && archivedAt === null)
    .toSorted(byPlace)
}

/** Who holds the seats directly above those of the person. */
export function holdersAbove(read: Reader, held: readonly Seat[]): Set<string> {
  const byId = seatsById(read)
  const above = held.flatMap(({ parentId }) => (parentId === null ? [] : (byId(parentId) ?? [])))
  return new Set(above.flatMap((seat) => activeHolders(read, seat).map(({ id }) => id)))
}
