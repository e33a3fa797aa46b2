import { useLive } from '../../../sync/browser/react.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { type MetricRow, metricRow } from '../../metrics/metrics.queries.ts'
import { useHeldSince } from '../../metrics/scorecard/use-held-since.ts'
import { type Outcome, outcomeOf } from './promise.rules.ts'
import type { IssuePromise } from './promises.table.ts'

/** How a promise stands, with its metric: null if that is gone, undefined while its weeks load. */
export function useOutcome(promise: IssuePromise): { row: MetricRow; outcome: Outcome } | null | undefined {
  const { metricId, teamId, fromWeek, dueWeek } = promise
  const thisWeek = useThisWeek()
  const row = useLive(metricRow, { metricId })
  const lacksBefore = useHeldSince(teamId, { oldest: fromWeek, newest: dueWeek })
  if (row === null) return null
  if (!row || !thisWeek || lacksBefore !== null) return undefined
  return { row, outcome: outcomeOf(promise, row, thisWeek) }
}
