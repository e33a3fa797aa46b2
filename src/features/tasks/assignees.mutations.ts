import type { Actor } from '../../sync/actor.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { canChangeAssignees } from './tasks.access.ts'
import { assigneeIdsOf, canTakeOn } from './tasks.reads.ts'
import { refuse } from './tasks.refusals.ts'
import { assigneesFor } from './tasks.rules.ts'
import { share } from './share.mutations.ts'
import type { Task } from './tasks.table.ts'

/**
 * Makes these people the task's only assignees; an empty list gives it to its creator.
 * @throws {Refusal} when the actor may not change these assignments, or somebody can't take on the task
 */
export function assign(tx: Transaction, actor: Actor, task: Task, wanted: readonly string[]): void {
  const before = assigneeIdsOf(tx, task.id)
  if (!canChangeAssignees(actor, before, wanted)) refuse('task/assign-only-yourself')
  const personIds = assigneesFor(task.taskType, task.createdBy, wanted)
  const isNew = (personId: string) => !before.includes(personId)
  for (const personId of personIds.filter(isNew))
    if (!canTakeOn(tx, actor, task, personId)) refuse('task/assignee-not-in-team')
  share(tx, task, personIds)
}
