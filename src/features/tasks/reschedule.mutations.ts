import type { Transaction } from '../../sync/transaction.ts'
import type { Day } from '../time/calendar.rules.ts'
import { repeatFields } from './repeat/repeat-fields.rules.ts'
import { repeatOf } from './repeat/repeat.rules.ts'
import { type Task, tasks } from './tasks.table.ts'

/** Gives a task another due date, from which it repeats if it does. */
export function reschedule(tx: Transaction, task: Task, dueDate: Day, now: string): void {
  const { repeatDay } = repeatFields(repeatOf(task), dueDate)
  tx.update(tasks, task.id, { dueDate, repeatDay, updatedAt: now })
}
