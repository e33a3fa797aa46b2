import type { Actor } from '../../sync/actor.ts'
import { canWriteWork } from '../work/work.access.ts'

/**
 * Who may do what with tasks. Only people who belong to a task see it: a personal one its creator, a team's the team.
 * Capabilities decide the rest.
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
