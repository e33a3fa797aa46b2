import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Day } from '../time/calendar.rules.ts'
import { type Defined, isCalculatedAt } from './definition/definitions.rules.ts'
import type { Metric } from './metrics.table.ts'

/**
 * Who may do what with metrics. Whoever receives one may read it: its team and those who manage all teams, or the company while other teams
 * show it. Members of all of these teams enter its values; only its owner and the managers of its own team may change the metric itself.
 */

export const canViewMetrics = (actor: Actor): boolean => actor.can('view_metrics')

export const canViewTeamMetrics = (actor: Actor, teamId: string): boolean =>
  canViewMetrics(actor) && actor.sees(team(teamId))

/** Entering values, adding, changing and deleting metrics need this and more. */
export const canEditMetrics = (actor: Actor): boolean => actor.can('edit_metrics')

/** Whether the actor may type a value into a metric's week: one that a formula calculates takes none. */
export const mayEnterAt = (actor: Actor, row: Defined, week: Day): boolean =>
  canEditMetrics(actor) && row.metric.deletedAt === null && !isCalculatedAt(row, week)

export const canAddMetrics = (actor: Actor, teamId: string): boolean =>
  canEditMetrics(actor) && actor.sees(team(teamId))

type Owned = Pick<Metric, 'ownerId' | 'teamId'>

const isOwn = (actor: Actor, { ownerId, teamId }: Owned): boolean =>
  canAddMetrics(actor, teamId) && ownerId === actor.id

export const canConfigure = (actor: Actor, metric: Owned): boolean =>
  canReorder(actor, metric.teamId) || isOwn(actor, metric)

/** Only the owner may delete and restore a metric. */
export const canDelete = (actor: Actor, metric: Owned): boolean => isOwn(actor, metric)

/** How long somebody can take back a metric that they have added for another person. */
const TAKEN_BACK_WITHIN_MS = 86_400_000

type Added = Owned & Pick<Metric, 'createdBy' | 'createdAt' | 'updatedAt'>

/** Whether the actor may take back a metric that they have just added, for whomever, and that nobody has changed since. */
export const canTakeBack = (actor: Actor, metric: Added, now: string): boolean =>
  canDelete(actor, metric) ||
  (canAddMetrics(actor, metric.teamId) &&
    metric.createdBy === actor.id &&
    metric.updatedAt === metric.createdAt &&
    Date.parse(now) - Date.parse(metric.createdAt) < TAKEN_BACK_WITHIN_MS)

export const canReorder = (actor: Actor, teamId: string): boolean =>
  actor.can('manage_metrics') && actor.sees(team(teamId))

/** Whether the person may take a metric that several teams show out of one of them. */
export const canTakeOut = (actor: Actor, metric: Owned, teamId: string): boolean =>
  canConfigure(actor, metric) || canReorder(actor, teamId)

/** `assignedTeamIds` are the other teams that show the metric. That somebody can read it does not suffice. */
export const canEnterValues = (
  actor: Actor,
  { teamId }: Pick<Metric, 'teamId'>,
  assignedTeamIds: readonly string[],
): boolean => [teamId, ...assignedTeamIds].some((shownIn) => canAddMetrics(actor, shownIn))
