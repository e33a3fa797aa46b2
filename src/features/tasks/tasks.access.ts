import type { Actor } from '../../sync/actor.ts'
import { canWriteWork } from '../work/work.access.ts'

/**
 * Who may do what with tasks. A personal task is seen by its creator only, a team task by the team only; what they may do
 * with it depends on their capabilities.
 */

/** Assignees may tick off their own task at any level: that is taking part, not creating. */
export const canSetStatus = (actor: Actor, assigneeIds: readonly string[]): boolean =>
  canWriteWork(actor) || assigneeIds.includes(actor.id)

export const canAssignOthers = (actor: Actor): boolean => actor.can('assign_tasks_others')

/** Everybody may take on a task or hand back their own share; assigning others needs the capability. */
export function canChangeAssignees(
  actor: Actor,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const changed = [
    ...before.filter((id) => !after.includes(id)),
    ...after.filter((id) => !before.includes(id)),
  ]
  return canAssignOthers(actor) || changed.every((id) => id === actor.id)
}
