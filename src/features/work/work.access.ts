import type { Actor } from '../../sync/actor.ts'

/**
 * Whether the actor may create and change work: tasks, issues, goals, headlines. The capability table of the
 * specification names this for tasks only; taking part starts at member for all of them. A team's work is the whole
 * team's to change, view-only people read it, and rows of other teams are not found at all.
 */
export const canWriteWork = (actor: Actor): boolean => actor.can('create_personal_tasks')
