import type { Transaction } from '../../../sync/transaction.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_REMOVED, MOST_SEATS, type Seat, seats } from '../org-chart.table.ts'
import { placeBefore } from './order.rules.ts'
import { childrenIn, seatsById, seatsIn, siblingsIn } from './seats.reads.ts'
import { levelOfSeat, levelsFrom, MOST_LEVELS } from './tree.rules.ts'

/** The position before a sibling, or last; siblings without room between them are numbered anew. */
export function positionIn(
  tx: Transaction,
  { id, chartId }: Pick<Seat, 'id' | 'chartId'>,
  parentId: string | null,
  beforeId: string | null,
): number {
  const siblings = siblingsIn(tx, chartId, parentId).filter((sibling) => sibling.id !== id)
  const { position, moved } = placeBefore(siblings, beforeId)
  for (const [siblingId, place] of moved) tx.update(seats, siblingId, { position: place })
  return position
}

/** Whether the seat and what is beneath it end at the last level at the latest under this parent. */
export function fits(tx: Transaction, seatId: string, parentId: string | null): boolean {
  const level = levelOfSeat(seatsById(tx), { id: seatId, parentId })
  return level + levelsFrom(childrenIn(tx), seatId) - 1 <= MOST_LEVELS
}

/** @throws {Refusal} if the seat and what is beneath it would reach below the last level under this parent */
export function checkLevels(tx: Transaction, seatId: string, parentId: string | null): void {
  if (!fits(tx, seatId, parentId)) refuse('org-chart/too-deep', { limit: MOST_LEVELS })
}

/** @throws {Refusal} if the chart has no room for so many more, or has lost so many lately that these have to be forgotten first */
export function checkRoom(tx: Transaction, chartId: string, more: number): void {
  const present = seatsIn(tx, chartId).length
  if (present + more > MOST_SEATS) refuse('org-chart/list-full', { limit: MOST_SEATS })
  if (tx.where(seats, { chartId }).length - present > MOST_REMOVED)
    refuse('org-chart/too-many-removed', { limit: MOST_REMOVED })
}
