import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { teams } from '../../teams/teams.table.ts'
import { canEnterValues } from '../metrics.access.ts'
import { type Metric, metrics, type MetricTeamAssignment, metricTeamAssignments } from '../metrics.table.ts'

/** The other teams that show a metric, in the order in which they were assigned. */
export const assignmentsOf = (read: Reader, metricId: string): MetricTeamAssignment[] =>
  read
    .where(metricTeamAssignments, { metricId })
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || (one.id < other.id ? -1 : 1))

/** Whether the actor works with the metric, as a member of a team that shows it. That somebody can read it does not suffice. */
export const worksWith = (read: Reader, actor: Actor, metric: Metric): boolean =>
  canEnterValues(
    actor,
    metric,
    assignmentsOf(read, metric.id).map(({ teamId }) => teamId),
  )

/** A deleted team takes its metrics with it, also those that other teams show. */
export const isHidden = (read: Reader, { teamId }: Pick<Metric, 'teamId'>): boolean =>
  read.get(teams, teamId)?.deletedAt !== null

/**
 * The metrics that a team shows, its own and those that it is assigned to, each with the group and place that it has there. Deleted ones
 * are among them.
 */
export function placedIn(read: Reader, teamId: string): Metric[] {
  const assigned = read
    .where(metricTeamAssignments, { teamId })
    .flatMap(({ metricId, groupId, displayOrder }) => {
      const metric = read.get(metrics, metricId)
      const isShown = metric && metric.teamId !== teamId && !isHidden(read, metric)
      return isShown ? [{ ...metric, groupId, displayOrder }] : []
    })
  return [...read.where(metrics, { teamId }), ...assigned]
}
