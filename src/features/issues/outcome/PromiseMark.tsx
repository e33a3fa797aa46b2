import type { IssuePromise } from './promises.table.ts'
import { shouldMove } from './promises.text.ts'
import { PromiseBadge } from './PromiseBadge.tsx'
import { useOutcome } from './use-outcome.ts'

/** How a promise stands, in one word. */
export default function PromiseMark({ promise }: { promise: IssuePromise }) {
  const found = useOutcome(promise)
  if (!found) return null
  return (
    <span data-tooltip={shouldMove(found.row.metric.name, promise.direction)}>
      <PromiseBadge state={found.outcome.state} />
    </span>
  )
}
