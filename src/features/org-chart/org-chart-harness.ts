import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { startChart } from './charts/charts.mutations.ts'
import { type HeldSeat, orgChartsInSight, seatsOfChart } from './charts/charts.queries.ts'
import { addSeat } from './seats/seats.mutations.ts'

/** Starts the company's chart with one seat, and says which chart that is and which seat. */
export async function startedBy(
  director: Player,
  name = 'Captain',
): Promise<{ chartId: string; topId: string }> {
  const [chartId, topId] = [newId(), newId()]
  await director.does(startChart, { id: chartId, name: 'Org Chart', seats: [{ id: topId, name }] })
  return { chartId, topId }
}

/** Adds seats by their names, each last under its parent, and says their ids in the same order. */
export async function seatsAdded(
  by: Player,
  chartId: string,
  parentId: string | null,
  ...names: string[]
): Promise<string[]> {
  const added = names.map((name) => ({ id: newId(), chartId, parentId, before: null, name }))
  for (const seat of added) await by.does(addSeat, seat)
  return added.map(({ id }) => id)
}

/** The seats of the live chart as everybody sees them. */
export async function liveSeats(reader: Player): Promise<HeldSeat[]> {
  const { live } = await reader.asks(orgChartsInSight, {})
  return live ? reader.asks(seatsOfChart, { chartId: live.id }) : []
}

/** The chart as an indented list of names, in order. */
export function outline(seats: readonly HeldSeat[], parentId: string | null = null, indent = ''): string[] {
  return seats.flatMap((seat) =>
    seat.parentId === parentId ? [`${indent}${seat.name}`, ...outline(seats, seat.id, `${indent}  `)] : [],
  )
}
