import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import { canWriteWork } from '../../work/work.access.ts'
import type { Issue } from '../issues.table.ts'
import { PromiseLine } from './PromiseLine.tsx'
import { promiseOutcome, withdrawPromise } from './promises.mutations.ts'
import { heldPromise, promiseOfIssue } from './promises.queries.ts'
import { PROMISE_TAKEN_BACK, TAKE_BACK } from './promises.text.ts'

/** What an issue's solution promised, with how that stands; nothing if it promised nothing. */
export function IssueOutcome({ issue }: { issue: Pick<Issue, 'id' | 'teamId'> }) {
  const { id: issueId, teamId } = issue
  const actor = useActor()
  const mutate = useMutate()
  useLive(heldPromise, { issueId, teamId })
  const promise = useLive(promiseOfIssue, { issueId })
  if (!promise || !canViewMetrics(actor)) return null
  const { id, metricId, direction, meetingId } = promise

  function takeBack(): void {
    if (mutate(withdrawPromise, { id })) return
    toastUndo(PROMISE_TAKEN_BACK, undefined, () =>
      mutate(promiseOutcome, { issueId, metricId, direction, meetingId }),
    )
  }

  return (
    <div className="flex items-center gap-2 rounded-lg border border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <PromiseLine promise={promise} />
      </div>
      {canWriteWork(actor) && (
        <Button size="sm" variant="ghost" onClick={takeBack}>
          {TAKE_BACK}
        </Button>
      )}
    </div>
  )
}
