import type { Actor } from '../../sync/actor.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { makeNext, withdrawNext } from './repeat/next-task.mutations.ts'
import { statusAt } from './tasks.rules.ts'
import { type Task, tasks, type TaskStatus } from './tasks.table.ts'

/** Gives a task a status, with what follows for one that repeats. */
export function setStatus(tx: Transaction, actor: Actor, task: Task, status: TaskStatus, now: string): void {
  const changed = { ...task, ...statusAt(task, status, now), updatedAt: now }
  tx.update(tasks, task.id, changed)
  if (status === task.status) return
  if (status === 'done') makeNext(tx, actor, changed, now)
  else if (task.status === 'done') withdrawNext(tx, task, now)
}
