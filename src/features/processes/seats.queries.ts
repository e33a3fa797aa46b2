import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { companies } from '../companies/companies.table.ts'
import { seats } from '../org-chart/org-chart.table.ts'
import { teams } from '../teams/teams.table.ts'
import { processPublished } from './processes.table.ts'
import { canSeeOrgChart } from '../org-chart/org-chart.access.ts'
import { activeHolders } from '../org-chart/seats/holders.reads.ts'
import { liveChart, seatsIn } from '../org-chart/seats/seats.reads.ts'
import { displayName } from '../people/people.rules.ts'

/** A seat that can do a step, with the names of those who hold it now. */
export interface StepSeat {
  id: string
  name: string
  holders: string[]
}

/** The processes in use of which a seat does a step or whose owner holds it, as far as the actor reads them, by name. */
export const processesOfSeat = defineQuery('processesOfSeat', {
  input: { seatId: ref('seats') },
  visibleTo: canSeeOrgChart,
  run(read, { seatId }): { id: string; name: string }[] {
    const seat = read.get(seats, seatId)
    if (!seat || read.where(companies, {})[0]?.labs.includes('process') !== true) return []
    return read
      .where(processPublished, { archivedAt: null })
      .filter(
        ({ ownerId, steps, teamId }) =>
          read.get(teams, teamId)?.deletedAt === null &&
          (seat.holderIds.includes(ownerId) || steps.some((step) => step.seatId === seatId)),
      )
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  },
})

/** The seats of the company's org chart by name, with who holds them now. */
export const seatsForSteps = defineQuery('seatsForSteps', {
  input: {},
  visibleTo: canSeeOrgChart,
  run(read): StepSeat[] {
    const chart = liveChart(read)
    if (!chart) return []
    return seatsIn(read, chart.id)
      .map((seat) => ({ id: seat.id, name: seat.name, holders: activeHolders(read, seat).map(displayName) }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  },
})
