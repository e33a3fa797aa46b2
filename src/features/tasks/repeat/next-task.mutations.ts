import type { MutationContext } from '../../../sync/define-mutation.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { share } from '../share.mutations.ts'
import { assigneeIdsOf, canTakeOn } from '../tasks.reads.ts'
import { type Task, tasks } from '../tasks.table.ts'
import { isUntouched, nextTask } from './repeat.rules.ts'

/** Who does something and when; `today` is their own day. */
export interface OnDay extends Pick<MutationContext, 'actor' | 'now'> {
  readonly today: Day
}

/**
 * Makes the next task of one that repeats and is done, for the same people as far as they can still take it on. Only once, whoever completes
 * it how often: the task then names its next one. One that was taken back returns afresh.
 */
export function makeNext(tx: Transaction, task: Task, { actor, now, today }: OnDay): void {
  if (task.nextTaskId !== null || task.archivedAt !== null) return
  const next = nextTask(task, today, now)
  if (!next) return
  const former = tx.get(tasks, next.id)
  if (!former) tx.insert(tasks, next)
  else if (former.archivedAt !== null) tx.update(tasks, next.id, next)
  tx.update(tasks, task.id, { nextTaskId: next.id })
  const able = assigneeIdsOf(tx, task.id).filter((personId) => canTakeOn(tx, actor, next, personId))
  share(tx, next, able.length > 0 ? able : [actor.id])
}

/** Takes the next task back when the one before it is reopened, unless somebody has begun with it. */
export function withdrawNext(tx: Transaction, task: Task, now: string): void {
  const next = task.nextTaskId === null ? undefined : tx.get(tasks, task.nextTaskId)
  if (!next || !isUntouched(next)) return
  tx.update(tasks, next.id, { archivedAt: now, updatedAt: now })
  tx.update(tasks, task.id, { nextTaskId: null })
}
