import type { Actor } from '../../sync/actor.ts'

/**
 * Who may raise and change issues. The capability table names none for issues; whoever may create work of their own may
 * raise issues in their teams, and a team's issues are the whole team's to edit, resolve and archive. View-only people
 * see them and vote. Rows of other teams are not found at all.
 */
export const canWriteIssues = (actor: Actor): boolean => actor.can('create_personal_tasks')
