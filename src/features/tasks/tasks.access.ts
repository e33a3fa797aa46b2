import type { Actor } from '../../sync/actor.ts'
import { canWriteWork } from '../work/work.access.ts'

/**
 * Who may do what with tasks. Whoever sees a task already belongs to it: a personal task is its creator's alone,
 * a team's tasks reach that team. The capabilities decide the rest.
 */

/** An assignee may tick off the own task at any level: that is taking part, not creating. */
export const canSetStatus = (actor: Actor, assigneeIds: readonly string[]): boolean =>
  canWriteWork(actor) || assigneeIds.includes(actor.id)

export const canAssignOthers = (actor: Actor): boolean => actor.can('assign_tasks_others')

/** Everybody may give a task to themselves or hand their own share back; others need the capability. */
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
