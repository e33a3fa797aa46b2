import { defineQuery } from '../../sync/define-query.ts'
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
