import { defineQuery } from '../../../sync/define-query.ts'
import { canPutBeneath } from '../../org-chart/org-chart.access.ts'
import { byPlace } from '../../org-chart/seats/order.rules.ts'
import { liveChart, seatsById, seatsIn } from '../../org-chart/seats/seats.reads.ts'
import { mayUseTools } from '../tools.access.ts'

/** Where the actor may put a seat on the live chart. */
export interface PlacesForSeat {
  chartId: string
  mayPutOnTop: boolean
  seats: { id: string; name: string; isOwn: boolean }[]
}

/** Null while there is no live chart, and for those who may put a seat nowhere. */
export const placesForSeat = defineQuery('placesForSeat', {
  input: {},
  visibleTo: mayUseTools,
  run(read, _args, actor): PlacesForSeat | null {
    const chart = liveChart(read)
    if (!chart) return null
    const byId = seatsById(read)
    const mayPutOnTop = canPutBeneath(byId, actor, null, false)
    const seats = seatsIn(read, chart.id)
      .filter((seat) => canPutBeneath(byId, actor, seat, false))
      .toSorted(byPlace)
      .map(({ id, name, holderIds }) => ({ id, name, isOwn: holderIds.includes(actor.id) }))
    return mayPutOnTop || seats.length > 0 ? { chartId: chart.id, mayPutOnTop, seats } : null
  },
})
