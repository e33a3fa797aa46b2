import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Metric } from './metrics.table.ts'

/**
 * Who may do what with metrics. A row reaches only its team and those who manage all teams, so whoever holds one may
 * read it. Members enter their team's values and may add metrics; only the owner and managers may change a metric itself.
 */

export const canViewMetrics = (actor: Actor): boolean => actor.can('view_metrics')

export const canViewTeamMetrics = (actor: Actor, teamId: string): boolean =>
  canViewMetrics(actor) && actor.sees(team(teamId))

/** Enough to enter values; adding, changing and deleting metrics needs this and more. */
export const canEditMetrics = (actor: Actor): boolean => actor.can('edit_metrics')

export const canAddMetrics = (actor: Actor, teamId: string): boolean =>
  canEditMetrics(actor) && actor.sees(team(teamId))

type Owned = Pick<Metric, 'ownerId'>

const isOwn = (actor: Actor, { ownerId }: Owned): boolean => canEditMetrics(actor) && ownerId === actor.id

export const canConfigure = (actor: Actor, metric: Owned): boolean =>
  actor.can('manage_metrics') || isOwn(actor, metric)

/** Only the owner may delete and restore a metric. */
export const canDelete = (actor: Actor, metric: Owned): boolean => isOwn(actor, metric)

export const canReorder = (actor: Actor, teamId: string): boolean =>
  actor.can('manage_metrics') && actor.sees(team(teamId))
