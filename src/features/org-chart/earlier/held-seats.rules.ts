import type { Person } from '../../people/people.table.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import type { OrgChart } from '../org-chart.table.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import type { EarlierChart, EarlierSeats } from './earlier.requests.ts'

/** An earlier chart as the screen takes one: nobody edits it, and only managers see it. */
export const chartOf = ({ id, label, createdAt, createdBy }: EarlierChart): OrgChart => ({
  id,
  name: label,
  kind: 'draft',
  createdBy,
  createdAt,
  updatedAt: createdAt,
  archivedAt: createdAt,
})

/** Its seats with those who held them then, whether or not they are still there. */
export const heldSeats = (chart: EarlierSeats, people: ReadonlyMap<string, Person>): HeldSeat[] =>
  chart.seats.map((seat) => ({
    ...BLANK,
    ...seat,
    chartId: chart.id,
    isDraft: true,
    createdBy: chart.createdBy,
    createdAt: chart.createdAt,
    updatedAt: chart.createdAt,
    holders: seat.holderIds.flatMap((id) => people.get(id) ?? []),
    former: [],
  }))
