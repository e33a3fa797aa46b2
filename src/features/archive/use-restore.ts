import { useMutate } from '../../sync/browser/react.ts'
import { restoreGoal } from '../goals/goals.mutations.ts'
import { restoreHeadline } from '../headlines/headlines.mutations.ts'
import { restoreIssue } from '../issues/issues.mutations.ts'
import { restoreMetric } from '../metrics/definition/delete-metrics.mutations.ts'
import { restoreTask } from '../tasks/task-acts.mutations.ts'
import type { ArchivedItem, ArchivedKind } from './archive.queries.ts'

/** Brings an archived item back. */
export function useRestore(): (item: ArchivedItem) => void {
  const mutate = useMutate()
  const restore: Record<ArchivedKind, (id: string) => unknown> = {
    goal: (goalId) => mutate(restoreGoal, { goalId }),
    metric: (metricId) => mutate(restoreMetric, { metricId }),
    task: (id) => mutate(restoreTask, { id }),
    issue: (id) => mutate(restoreIssue, { id }),
    headline: (id) => mutate(restoreHeadline, { id }),
  }
  return ({ kind, id }) => void restore[kind](id)
}
