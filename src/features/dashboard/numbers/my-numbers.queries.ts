import { defineQuery } from '../../../sync/define-query.ts'
import { date } from '../../../sync/fields.ts'
import { isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { absenceOf } from '../../metrics/values/absence.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { canOpenDashboard } from '../dashboard.access.ts'
import { metricsAtHand } from '../dashboard.reads.ts'

/** A metric that the reader owns and types in. */
export interface MyNumber {
  metricId: string
  isMissing: boolean
}

/** The numbers that the reader owes for the week of the Monday `week`, in the order of the teams and then of the scorecard. */
export const myNumbers = defineQuery('myNumbers', {
  input: { week: date() },
  visibleTo: canOpenDashboard,
  run(read, { week }, actor): MyNumber[] {
    return metricsAtHand(read, actor)
      .filter(({ metric }) => metric.ownerId === actor.id)
      .flatMap(({ metric: { id: metricId } }) => {
        const row = metricRow.run(read, { metricId }, actor)
        if (!row || isCalculatedAt(row, week)) return []
        const absence = absenceOf(row, metricWeek(row, week), week, week)
        return absence === 'before' ? [] : [{ metricId, isMissing: absence === 'missing' }]
      })
  },
})
