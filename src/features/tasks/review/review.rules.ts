import type { Day } from '../../time/calendar.rules.ts'
import type { DoneOfDue } from '../completion/completion.rules.ts'
import type { Task } from '../tasks.table.ts'
import type { TaskMiss } from './task-misses.table.ts'

/** From so many reviews that found it not done, an issue is proposed. */
const PROPOSED_FROM = 2

/** What a review looks at: what is due by its day, and what was done since the review before. */
export interface ReviewTime {
  /** The day of the meeting. */
  readonly day: Day
  /** The review before: when it was over, as ISO 8601, and its day. */
  readonly since: string
  readonly sinceDay: Day
}

type Reviewed = Pick<Task, 'status' | 'dueDate' | 'doneAt'>

/** How a task stands in a review. Those that are not due yet, or were done with before, are not judged. */
export type Verdict = 'open' | 'done' | 'missed' | 'later' | 'past'

/** `isMissed`: whether this very review has found it not done. */
export function verdictOf(task: Reviewed, isMissed: boolean, { day, since, sinceDay }: ReviewTime): Verdict {
  const { status, dueDate, doneAt } = task
  if (status !== 'done') return isMissed ? 'missed' : dueDate <= day ? 'open' : 'later'
  if (isMissed) return 'done'
  const isJudged = dueDate <= day && (dueDate > sinceDay || (doneAt ?? '') >= since)
  return isJudged ? 'done' : 'past'
}

/** How many tasks were due at a review, and how many of them were done. What it carried over was not. */
export function countsOf(verdicts: readonly Verdict[]): DoneOfDue {
  const done = verdicts.filter((verdict) => verdict === 'done').length
  return { done, due: done + verdicts.filter((verdict) => verdict === 'open' || verdict === 'missed').length }
}

/** The reviews that found a task not done since somebody last answered the proposal to make an issue of it. */
export const missesOf = (
  { missesDismissedAt }: Pick<Task, 'missesDismissedAt'>,
  misses: readonly Pick<TaskMiss, 'createdAt'>[],
): number => misses.filter(({ createdAt }) => createdAt > (missesDismissedAt ?? '')).length

/** Whether an issue is to be proposed of it: once for the same misses. */
export const isProposed = (
  task: Pick<Task, 'status' | 'archivedAt' | 'missesDismissedAt'>,
  misses: readonly Pick<TaskMiss, 'createdAt'>[],
): boolean => task.status !== 'done' && task.archivedAt === null && missesOf(task, misses) >= PROPOSED_FROM

interface Shared {
  readonly assignees: readonly { readonly id: string }[]
}

/** Names who has an item, in any order. */
export const sharedBy = ({ assignees }: Shared): string =>
  assignees
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Items by who has them, in the given order. What several people share stands once, in a group of their own. */
export const byAssignees = <Item extends Shared>(items: readonly Item[]): Item[][] => [
  ...Map.groupBy(items, sharedBy).values(),
]
