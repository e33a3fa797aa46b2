import type { Actor } from '../../sync/actor.ts'

/**
 * Whether the actor may create and change tasks, issues, goals and headlines: members and everybody above them. The
 * specification's capability table says so of tasks only. A team's work is the whole team's to change, and nobody finds
 * the work of a team they can't see.
 */
export const canWriteWork = (actor: Actor): boolean => actor.can('create_personal_tasks')

/** Whether the actor may look at a team's work, but not write. Nobody has any rights while the first rows load. */
export const isViewOnly = (actor: Actor): boolean => actor.can('view_metrics') && !canWriteWork(actor)
