import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { issueItem } from '../issues.queries.ts'
import type { Issue } from '../issues.table.ts'
import { wantedDirection } from './promise.rules.ts'
import { promiseOutcome } from './promises.mutations.ts'
import { type Promisable, promisableMetrics } from './promises.queries.ts'
import {
  DIRECTION,
  DIRECTION_LABELS,
  METRIC,
  NEEDS_8_WEEKS,
  NO_METRICS,
  PROMISE,
  PROMISE_EXPLAINED,
  PROMISE_TITLE,
  PROMISED,
  SELECT_METRIC,
} from './promises.text.ts'

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
      <PromiseFields issue={issue} />
    </FormDialog>
  )
}

function PromiseFields({ issue }: { issue: Issue }) {
  // It may just have been resolved, and the given row is that of before.
  const { teamId, resolvedAt, updatedAt, sourceId } =
    useLive(issueItem, { issueId: issue.id })?.issue ?? issue
  const fromWeek = mondayOf(utcDayOf(resolvedAt ?? updatedAt))
  const choices = useLive(promisableMetrics, { teamId, fromWeek })
  const [chosen, choose] = useState<string>()
  const proposed = choices?.find(({ metric, isKnown }) => isKnown && metric.id === sourceId)?.metric.id
  const metricId = chosen ?? proposed ?? ''
  const metric = choices?.find((choice) => choice.metric.id === metricId)?.metric
  if (choices?.length === 0) return <p className="text-soft">{NO_METRICS}</p>
  const wanted = metric && wantedDirection(metric.targetLogic)
  return (
    <>
      <Select
        label={METRIC}
        name="metricId"
        placeholder={SELECT_METRIC}
        value={metricId}
        onChange={choose}
        options={(choices ?? []).map(optionOf)}
      />
      <Select
        key={metricId}
        label={DIRECTION}
        name="direction"
        defaultValue={wanted ?? 'up'}
        options={(['up', 'down'] as const).map((value) => ({ value, label: DIRECTION_LABELS[value] }))}
      />
    </>
  )
}

const optionOf = ({ metric, isKnown }: Promisable) => ({
  value: metric.id,
  label: metric.name,
  ...(!isKnown && { detail: NEEDS_8_WEEKS, disabled: true }),
})
