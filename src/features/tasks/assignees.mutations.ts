import type { MutationContext } from '../../sync/define-mutation.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { tellAssigned } from '../notifications/tell.mutations.ts'
import { canChangeAssignees } from './tasks.access.ts'
import { assigneeIdsOf, canTakeOn } from './tasks.reads.ts'
import { refuse } from './tasks.refusals.ts'
import { assigneesFor } from './tasks.rules.ts'
import { share } from './share.mutations.ts'
import type { Task } from './tasks.table.ts'

/**
 * Makes these people the task's only assignees; an empty list gives it to its creator. They hear of it.
 * @throws {Refusal} when the actor may not change these assignments, or somebody can't take on the task
 */
export function assign(
  tx: Transaction,
  context: MutationContext,
  task: Task,
  wanted: readonly string[],
): void {
  const { actor } = context
  const before = assigneeIdsOf(tx, task.id)
  if (!canChangeAssignees(actor, before, wanted)) refuse('task/assign-only-yourself')
  const personIds = assigneesFor(task.taskType, task.createdBy, wanted)
  const isNew = (personId: string) => !before.includes(personId)
  const added = personIds.filter(isNew)
  for (const personId of added) if (!canTakeOn(tx, actor, task, personId)) refuse('task/assignee-not-in-team')
  share(tx, task, personIds)
  tellAssigned(tx, context, 'task', task, task.dueDate, added)
}
