import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { canSeeOrgChart } from '../org-chart.access.ts'
import { seatMetrics } from '../org-chart.table.ts'

/** The metrics by which a seat is measured, as far as the actor sees them, by their names. */
export const measuresOfSeat = defineQuery('measuresOfSeat', {
  input: { seatId: ref('seats') },
  visibleTo: canSeeOrgChart,
  run: (read, { seatId }): string[] =>
    read
      .where(seatMetrics, { seatId })
      .flatMap(({ metricId }) => read.get(metrics, metricId) ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ id }) => id),
})
