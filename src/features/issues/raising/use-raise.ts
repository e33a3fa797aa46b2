import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { dismissMisses } from '../../metrics/proposals/proposals.mutations.ts'
import { dismissTaskMisses } from '../../tasks/review/review.mutations.ts'
import type { Raisable } from '../../work/raising-context.ts'
import { EDIT } from '../../work/work.text.ts'
import { archiveIssue } from '../issues.mutations.ts'
import { raiseFromGoal, raiseFromHeadline, raiseFromMetric, raiseFromTask } from './raising.mutations.ts'
import { issueAlready } from './raising.queries.ts'
import { issueIdOf } from './sources.rules.ts'
import { ALREADY_ON_THE_LIST, ISSUE_MADE, SHOW } from './sources.text.ts'

interface Raise {
  row: Raisable
  /** The team on whose list it comes to stand. */
  teamId: string
  week: string
  title: string
  /** The metric's own, to which Undo returns. */
  missesDismissedAt: string | null
  meetingId: string | null
  onOpen: (issueId: string) => void
}

/**
 * Makes an issue of a row, with a message that offers to undo or edit it; or says that it is on the list already and offers
 * to show it. Undefined while that is not known yet.
 */
export function useRaise({ row, teamId, week, title, missesDismissedAt, meetingId, onOpen }: Raise) {
  const mutate = useMutate()
  const { kind, id: sourceId } = row
  const id = issueIdOf({ teamId, sourceId, week })
  const present = useLive(issueAlready, { teamId, sourceId, week, title })
  if (present === undefined) return undefined

  const given = { id, week, teamId, title, meetingId }
  const make = {
    metric: () => mutate(raiseFromMetric, { ...given, metricId: sourceId }),
    goal: () => mutate(raiseFromGoal, { ...given, goalId: sourceId }),
    task: () => mutate(raiseFromTask, { ...given, taskId: sourceId }),
    headline: () => mutate(raiseFromHeadline, { ...given, headlineId: sourceId }),
  }[kind]

  function undo(): void {
    if (mutate(archiveIssue, { id })) return
    if (kind === 'metric') mutate(dismissMisses, { metricId: sourceId, until: missesDismissedAt ?? null })
    if (kind === 'task' && row.teamId === teamId)
      mutate(dismissTaskMisses, { taskId: sourceId, isDismissed: false })
  }

  return () => {
    if (present) {
      const action = { label: SHOW, run: () => onOpen(present.id) }
      return toast.success(ALREADY_ON_THE_LIST, present.title, { action })
    }
    if (make()) return
    toastUndo(ISSUE_MADE, title, undo, { secondAction: { label: EDIT, run: () => onOpen(id) } })
  }
}
