import type { Actor } from '../../sync/actor.ts'
import { deny, refuse } from '../../sync/refusal.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { canOwn } from '../work/owners.reads.ts'
import { canChangeAssignees } from './tasks.access.ts'
import { assigneesFor, assignmentId } from './tasks.rules.ts'
import { type Task, taskAssignees } from './tasks.table.ts'
import { NOT_IN_TEAM, ONLY_ASSIGN_YOURSELF } from './tasks.text.ts'

export const assigneeIdsOf = (read: Reader, taskId: string): string[] =>
  read.where(taskAssignees, { taskId }).map(({ personId }) => personId)

/** Makes these people the assignees of `task`, nobody at all its creator; refuses, under `title`, what the actor may not. */
export function assign(
  tx: Transaction,
  actor: Actor,
  task: Task,
  wanted: readonly string[],
  title: string,
): void {
  if (!canChangeAssignees(actor, assigneeIdsOf(tx, task.id), wanted)) deny(title, ONLY_ASSIGN_YOURSELF)
  const personIds = assigneesFor(task.taskType, task.createdBy, wanted)
  const before = tx.where(taskAssignees, { taskId: task.id })
  for (const { id, personId } of before) if (!personIds.includes(personId)) tx.remove(taskAssignees, id)
  for (const personId of personIds) {
    if (before.some((assignee) => assignee.personId === personId)) continue
    if (!canTakeOn(tx, actor, task, personId)) refuse(title, NOT_IN_TEAM)
    const id = assignmentId(task.id, personId)
    tx.insert(taskAssignees, { id, taskId: task.id, personId, teamId: task.teamId })
  }
}

function canTakeOn(read: Reader, actor: Actor, { teamId, createdBy }: Task, personId: string): boolean {
  return teamId === null ? personId === createdBy : canOwn(read, actor, { teamId, personId, createdBy })
}
