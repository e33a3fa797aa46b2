import type { Actor } from '../../sync/actor.ts'

export const canOpenDashboard = (actor: Actor): boolean => actor.can('access_dashboard')
