import { useActor, useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { issueItem } from '../issues.queries.ts'
import type { Issue } from '../issues.table.ts'
import { PromiseFields } from './PromiseFields.tsx'
import { promiseOutcome } from './promises.mutations.ts'
import { NO_METRICS, PROMISE, PROMISE_EXPLAINED, PROMISE_TITLE, PROMISED } from './promises.text.ts'

type PromiseDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  issue: Issue
  /** The running meeting in which it was solved. */
  meetingId: string | null
}

/** Names the metric that the solution of an issue should move; the one that the issue came from is proposed. */
export default function PromiseDialog({ issue, meetingId, ...dialog }: PromiseDialogProps) {
  const actor = useActor()
  return (
    <FormDialog
      {...dialog}
      title={PROMISE_TITLE}
      description={PROMISE_EXPLAINED}
      mutation={promiseOutcome}
      read={(form) => ({
        issueId: issue.id,
        metricId: form.raw('metricId'),
        direction: form.raw('direction'),
        meetingId,
      })}
      submitLabel={PROMISE}
      needsValid
      onDone={() => toast.success(PROMISED, issue.title)}
      instead={canViewTeamMetrics(actor, issue.teamId) ? undefined : <EmptyState text={NO_METRICS} />}
    >
      <OwnFields issue={issue} />
    </FormDialog>
  )
}

function OwnFields({ issue }: { issue: Issue }) {
  // It may just have been resolved, and the given row is that of before.
  const { resolvedAt, updatedAt, ...rest } = useLive(issueItem, { issueId: issue.id })?.issue ?? issue
  return <PromiseFields issue={rest} fromWeek={mondayOf(utcDayOf(resolvedAt ?? updatedAt))} />
}
