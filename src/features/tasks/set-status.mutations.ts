import type { Transaction } from '../../sync/transaction.ts'
import { makeNext, type OnDay, withdrawNext } from './repeat/next-task.mutations.ts'
import { statusAt } from './tasks.rules.ts'
import { type Task, tasks, type TaskStatus } from './tasks.table.ts'

/** Gives a task a status, with what follows for one that repeats. */
export function setStatus(tx: Transaction, task: Task, status: TaskStatus, on: OnDay): void {
  const { now } = on
  const changed = { ...task, ...statusAt(task, status, now), updatedAt: now }
  tx.update(tasks, task.id, changed)
  if (status === task.status) return
  if (status === 'done') makeNext(tx, changed, on)
  else if (task.status === 'done') withdrawNext(tx, task, now)
}
