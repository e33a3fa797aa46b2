import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import type { Outcome } from './promise.rules.ts'
import { promiseOfIssue } from './promises.queries.ts'
import type { IssuePromise } from './promises.table.ts'
import { shouldMove, STATE_LABELS } from './promises.text.ts'
import { useOutcome } from './use-outcome.ts'

const LOOKS = { open: 'info', moved: 'good', worse: 'bad', 'not-moved': 'warn', unknown: 'status' } as const

/** In one word, what became of what an issue's solution promised; nothing if it promised nothing. */
export function OutcomeMark({ issueId }: { issueId: string }) {
  const sees = canViewMetrics(useActor())
  const promise = useLive(promiseOfIssue, { issueId })
  return sees && promise ? <Mark promise={promise} /> : null
}

function Mark({ promise }: { promise: IssuePromise }) {
  const found = useOutcome(promise)
  if (!found) return null
  return (
    <span data-tooltip={shouldMove(found.row.metric.name, promise.direction)}>
      <OutcomeBadge state={found.outcome.state} />
    </span>
  )
}

export const OutcomeBadge = ({ state }: Pick<Outcome, 'state'>) => (
  <Badge variant={LOOKS[state]}>{STATE_LABELS[state]}</Badge>
)
