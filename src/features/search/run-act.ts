import type { Mutation } from '../../sync/define-mutation.ts'
import type { RefusalText } from '../../sync/refusal.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveGoal, restoreGoal } from '../goals/goals.mutations.ts'
import { GOAL_ARCHIVED } from '../goals/goals.text.ts'
import { archiveHeadline, restoreHeadline } from '../headlines/headlines.mutations.ts'
import { HEADLINE_ARCHIVED } from '../headlines/headlines.text.ts'
import { archiveIssue, reopenIssue, resolveIssue, restoreIssue } from '../issues/issues.mutations.ts'
import { ISSUE_ARCHIVED, ISSUE_RESOLVED } from '../issues/issues.text.ts'
import { nextTaskId } from '../tasks/repeat/repeat.rules.ts'
import { archiveTask, restoreTask, setTaskStatus } from '../tasks/task-acts.mutations.ts'
import { TASK_ARCHIVED, TASK_DONE } from '../tasks/tasks.text.ts'
import type { Day } from '../time/calendar.rules.ts'
import type { Act } from './acts.queries.ts'
import type { Kind } from './search.rules.ts'

type Mutate = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => RefusalText | null

interface Thing {
  kind: Kind
  id: string
  title: string
}

interface By {
  mutate: Mutate
  /** Their own day. */
  today: Day
}

/** Does it, says so, and offers to take it back. */
export function runAct(
  { act, before = 'todo', repeats }: Act,
  { kind, id, title }: Thing,
  { mutate, today }: By,
): void {
  const done = (text: string, refusal: RefusalText | null, undo: () => unknown) => {
    if (!refusal) toastUndo(text, title, undo)
  }
  const task = { id, ...(repeats && { nextId: nextTaskId(id), today }) }
  if (act === 'complete')
    return done(TASK_DONE, mutate(setTaskStatus, { ...task, status: 'done' }), () =>
      mutate(setTaskStatus, { ...task, status: before }),
    )
  if (act === 'resolve')
    return done(ISSUE_RESOLVED, mutate(resolveIssue, { id }), () => mutate(reopenIssue, { id }))
  if (kind === 'tasks')
    return done(TASK_ARCHIVED, mutate(archiveTask, { id }), () => mutate(restoreTask, { id }))
  if (kind === 'issues')
    return done(ISSUE_ARCHIVED, mutate(archiveIssue, { id }), () => mutate(restoreIssue, { id }))
  if (kind === 'goals')
    return done(GOAL_ARCHIVED, mutate(archiveGoal, { goalId: id }), () => mutate(restoreGoal, { goalId: id }))
  done(HEADLINE_ARCHIVED, mutate(archiveHeadline, { id }), () => mutate(restoreHeadline, { id }))
}
