import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { canOwn } from '../work/owners.reads.ts'
import { type Task, taskAssignees } from './tasks.table.ts'

export const assigneeIdsOf = (read: Reader, taskId: string): string[] =>
  read.where(taskAssignees, { taskId }).map(({ personId }) => personId)

/** Whether the actor may give the task to this person: a personal task is its creator's alone. */
export function canTakeOn(
  read: Reader,
  actor: Actor,
  { teamId, createdBy }: Task,
  personId: string,
): boolean {
  return teamId === null ? personId === createdBy : canOwn(read, actor, { teamId, personId, createdBy })
}
