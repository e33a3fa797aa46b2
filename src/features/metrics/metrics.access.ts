import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Metric } from './metrics.table.ts'

/**
 * Who may do what with metrics. A row reaches only its team (and those who manage all teams), so whoever holds one may
 * read it. Members keep their team's numbers and may add metrics; what a metric is, is its owner's and the managers'.
 */

export const canViewMetrics = (actor: Actor): boolean => actor.can('view_metrics')

export const canEnterValues = (actor: Actor): boolean => actor.can('edit_metrics')

export const canAddMetrics = (actor: Actor, teamId: string): boolean =>
  actor.can('edit_metrics') && actor.sees(team(teamId))

export const canConfigure = (actor: Actor, metric: Pick<Metric, 'ownerId'>): boolean =>
  actor.can('manage_metrics') || (actor.can('edit_metrics') && metric.ownerId === actor.id)

/** Deleting and bringing back is the owner's alone (spec 2, section 5). */
export const canDelete = (actor: Actor, metric: Pick<Metric, 'ownerId'>): boolean =>
  actor.can('edit_metrics') && metric.ownerId === actor.id

export const canReorder = (actor: Actor): boolean => actor.can('manage_metrics')
