import type { Actor } from '../../../sync/actor.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canEditRoles, canEditSeat } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { type OrgChart, orgCharts, type Seat, seats } from '../org-chart.table.ts'
import { seatsById } from './seats.reads.ts'

/** @throws {Refusal} the same for a missing, foreign or deleted chart */
export function findChart(tx: Transaction, chartId: string): OrgChart {
  const chart = tx.find(orgCharts, chartId)
  return chart.archivedAt === null ? chart : notFound()
}

/** @throws {Refusal} the same for a missing, foreign or removed seat */
export function findSeat(tx: Transaction, seatId: string): Seat {
  const seat = tx.find(seats, seatId)
  findChart(tx, seat.chartId)
  return seat.archivedAt === null ? seat : notFound()
}

/** @throws {Refusal} as `findSeat`, and for a seat that is not the actor's to edit */
export function findEditable(tx: Transaction, actor: Actor, seatId: string): Seat {
  const seat = findSeat(tx, seatId)
  return canEditSeat(seatsById(tx), actor, seat) ? seat : refuse('org-chart/not-yours')
}

/** @throws {Refusal} as `findSeat`, and for a seat whose roles and measures are not the actor's to say */
export function findWithRoles(tx: Transaction, actor: Actor, seatId: string): Seat {
  const seat = findSeat(tx, seatId)
  return canEditRoles(seatsById(tx), actor, seat) ? seat : refuse('org-chart/not-yours')
}
