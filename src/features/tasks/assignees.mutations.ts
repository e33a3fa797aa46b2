import type { Actor } from '../../sync/actor.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { canChangeAssignees } from './tasks.access.ts'
import { assigneeIdsOf, canTakeOn } from './tasks.reads.ts'
import { refuse } from './tasks.refusals.ts'
import { assigneesFor, assignmentId } from './tasks.rules.ts'
import { type Task, taskAssignees } from './tasks.table.ts'

/**
 * Makes these people the task's only assignees; an empty list gives it to its creator.
 * @throws {Refusal} when the actor may not change these assignments, or somebody can't take on the task
 */
export function assign(tx: Transaction, actor: Actor, task: Task, wanted: readonly string[]): void {
  if (!canChangeAssignees(actor, assigneeIdsOf(tx, task.id), wanted)) refuse('task/assign-only-yourself')
  const personIds = assigneesFor(task.taskType, task.createdBy, wanted)
  const before = tx.where(taskAssignees, { taskId: task.id })
  for (const { id, personId } of before) if (!personIds.includes(personId)) tx.remove(taskAssignees, id)
  for (const personId of personIds) {
    if (before.some((assignee) => assignee.personId === personId)) continue
    if (!canTakeOn(tx, actor, task, personId)) refuse('task/assignee-not-in-team')
    const id = assignmentId(task.id, personId)
    tx.insert(taskAssignees, { id, taskId: task.id, personId, teamId: task.teamId })
  }
}
