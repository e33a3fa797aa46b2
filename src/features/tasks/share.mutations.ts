import { freeId } from '../../sync/hashed-id.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { type Task, taskAssignees } from './tasks.table.ts'

/** Gives the task to exactly these people. Whether they may have it has been decided. */
export function share(tx: Transaction, task: Task, personIds: readonly string[]): void {
  const before = tx.where(taskAssignees, { taskId: task.id })
  for (const { id, personId } of before) if (!personIds.includes(personId)) tx.remove(taskAssignees, id)
  for (const personId of personIds) {
    if (before.some((assignee) => assignee.personId === personId)) continue
    const id = freeId(tx.overlay, taskAssignees, 'assignee', task.id, personId)
    tx.insert(taskAssignees, { id, taskId: task.id, personId, teamId: task.teamId })
  }
}
