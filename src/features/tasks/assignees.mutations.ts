import type { MutationContext } from '../../sync/define-mutation.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { tellAssigned } from '../notifications/tell.mutations.ts'
import { canChangeAssignees } from './tasks.access.ts'
import { assigneeIdsOf, canTakeOn } from './tasks.reads.ts'
import { refuse } from './tasks.refusals.ts'
import { assigneesFor, withChangesOf } from './tasks.rules.ts'
import { share } from './share.mutations.ts'
import type { Task } from './tasks.table.ts'

/**
 * Makes these people the task's only assignees; an empty list gives it to its creator. They hear of it. Whom others have added or taken off
 * since it was given to those who were `seen` stays so.
 * @throws {Refusal} when the actor may not change these assignments, or somebody can't take on the task
 */
export function assign(
  tx: Transaction,
  context: MutationContext,
  task: Task,
  wanted: readonly string[],
  seen?: readonly string[],
): void {
  const { actor } = context
  const before = assigneeIdsOf(tx, task.id)
  const merged = (personIds: readonly string[]) => withChangesOf(before, seen ?? before, personIds)
  const orCreator = (personIds: readonly string[]) => assigneesFor(task.taskType, task.createdBy, personIds)
  // That a task returns to its creator is nobody's choice, so everybody may hand theirs back.
  if (!canChangeAssignees(actor, before, merged(wanted))) refuse('task/assign-only-yourself')
  const personIds = orCreator(merged(orCreator(wanted)))
  const isNew = (personId: string) => !before.includes(personId)
  const added = personIds.filter(isNew)
  for (const personId of added) if (!canTakeOn(tx, actor, task, personId)) refuse('task/assignee-not-in-team')
  share(tx, task, personIds)
  tellAssigned(tx, context, 'task', task, task.dueDate, added)
}
