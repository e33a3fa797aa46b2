import type { Actor } from '../../sync/actor.ts'
import { defineQuery, type Query } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { canEditGoal } from '../goals/goals.access.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { canArchiveHeadline } from '../headlines/headlines.access.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { canDelete } from '../metrics/metrics.access.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { finishedTasks } from '../tasks/finished-tasks.queries.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'
import {
  type FinishedIn,
  finishedOf,
  finishedWorkAndOwn,
  type OfTeamsAndPerson,
  seesTeamsAndPerson,
} from '../work/finished.queries.ts'
import { canWriteWork } from '../work/work.access.ts'

export type ArchivedKind = 'goal' | 'metric' | 'task' | 'issue' | 'headline'

export interface ArchivedItem {
  kind: ArchivedKind
  id: string
  title: string
  /** ISO 8601. */
  archivedAt: string
  mayRestore: boolean
}

/** What a team has archived, or with null the actor's personal tasks, the latest first. */
export const archivedWork = defineQuery('archivedWork', {
  input: { teamId: ref('teams').nullable() },
  visibleTo: (actor, { teamId }) => teamId === null || actor.sees(team(teamId)),
  reaches: ({ teamId }) => (teamId === null ? [] : ofTeam(teamId)),
  run(read, { teamId }, actor): ArchivedItem[] {
    const found = teamId === null ? personalTasks(read, actor) : workOf(read, actor, teamId)
    return found.toSorted(
      (one, other) => other.archivedAt.localeCompare(one.archivedAt) || one.id.localeCompare(other.id),
    )
  },
})

const personalTasks = (read: Reader, actor: Actor): ArchivedItem[] =>
  taskItems(read.where(tasks, { teamId: null, createdBy: actor.id }), actor)

const taskItems = (found: readonly Task[], actor: Actor): ArchivedItem[] =>
  itemsOf('task', found, () => canWriteWork(actor))

const workOf = (read: Reader, actor: Actor, teamId: string): ArchivedItem[] => [
  ...itemsOf('goal', read.where(teamGoals, { teamId }), (goal) => canEditGoal(actor, goal, read)),
  ...itemsOf(
    'metric',
    read
      .where(metrics, { teamId })
      .map((metric) => ({ ...metric, title: metric.name, archivedAt: metric.deletedAt })),
    (metric) => canDelete(actor, metric),
  ),
  ...taskItems(read.where(tasks, { teamId }), actor),
  ...itemsOf('issue', read.where(issues, { teamId }), () => canWriteWork(actor)),
  ...itemsOf('headline', read.where(headlines, { teamId }), (headline) =>
    canArchiveHeadline(actor, headline, read),
  ),
]

const itemsOf = <R extends { id: string; title: string; archivedAt: string | null }>(
  kind: ArchivedKind,
  rows: readonly R[],
  mayRestore: (row: R) => boolean,
): ArchivedItem[] =>
  rows.flatMap((row) => {
    const { id, title, archivedAt } = row
    return archivedAt === null ? [] : [{ kind, id, title, archivedAt, mayRestore: mayRestore(row) }]
  })

/** Holds what was archived in a time: the work of these teams, and the actor's personal tasks. */
export const heldArchive: Query<OfTeamsAndPerson & FinishedIn, true> = defineQuery('heldArchive', {
  input: finishedWorkAndOwn,
  visibleTo: seesTeamsAndPerson,
  reaches: (args) => [
    ...finishedOf(teamGoals, 'archivedAt', args),
    ...finishedOf(metrics, 'deletedAt', args),
    ...finishedTasks('archivedAt', args),
    ...finishedOf(issues, 'archivedAt', args),
    ...finishedOf(headlines, 'archivedAt', args),
  ],
  run: (): true => true,
})

/** How much open work a team has, which goes with it when it is deleted. */
export const openWorkOfTeam = defineQuery('openWorkOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }) => ({
    goals: read.where(teamGoals, { teamId, archivedAt: null, closedAt: null }).length,
    metrics: read.where(metrics, { teamId, deletedAt: null }).length,
    tasks: read.where(tasks, { teamId, archivedAt: null, doneAt: null }).length,
    issues: read.where(issues, { teamId, archivedAt: null, status: 'open' }).length,
    headlines: read.where(headlines, { teamId, archivedAt: null }).length,
  }),
})
