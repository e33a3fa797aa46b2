import { notFound } from '../../sync/engine.refusals.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { type Seat, seats } from '../org-chart/org-chart.table.ts'

/** @throws {Refusal} the same for a missing, removed or drafted seat */
export function findLiveSeat(tx: Transaction, seatId: string): Seat {
  const seat = tx.find(seats, seatId)
  return seat.isDraft || seat.archivedAt !== null ? notFound() : seat
}
