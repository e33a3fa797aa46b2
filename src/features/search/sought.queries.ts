import { defineQuery } from '../../sync/define-query.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

type Page = '/tasks' | '/issues' | '/goals' | '/headlines' | '/metrics'

/** Where a row stands. */
export interface Sought {
  page: Page | '/archive'
  /** Null for a personal task. */
  teamId: string | null
  /** The tab of the page. */
  tab?: string
}

/**
 * Where a task, issue, goal, headline or metric stands; null if the actor finds no such row. Only the rows at hand are searched, and those
 * of the team that is named.
 */
export const soughtRow = defineQuery('soughtRow', {
  input: { id: uuid(), teamId: ref('teams').nullable() },
  visibleTo: (actor, { teamId }) => teamId === null || actor.sees(team(teamId)),
  reaches: ({ teamId }) => (teamId === null ? [] : ofTeam(teamId)),
  run: (read, { id }): Sought | null => issueAt(read, id) ?? workAt(read, id) ?? metricAt(read, id),
})

function issueAt(read: Reader, id: string): Sought | null {
  const issue = read.get(issues, id)
  if (!issue) return null
  const place = placeOf('/issues', issue.teamId, issue.archivedAt)
  if (place.page === '/archive') return place
  return { ...place, tab: issue.status === 'resolved' ? 'resolved' : issue.issueType }
}

function workAt(read: Reader, id: string): Sought | null {
  const task = read.get(tasks, id)
  if (task) return placeOf('/tasks', task.teamId, task.archivedAt)
  const goal = read.get(teamGoals, id)
  if (goal) return placeOf('/goals', goal.teamId, goal.archivedAt)
  const headline = read.get(headlines, id)
  return headline ? placeOf('/headlines', headline.teamId, headline.archivedAt) : null
}

function metricAt(read: Reader, id: string): Sought | null {
  const metric = read.get(metrics, id)
  return metric ? placeOf('/metrics', metric.teamId, metric.deletedAt) : null
}

const placeOf = (page: Page, teamId: string | null, archivedAt: string | null): Sought => ({
  page: archivedAt === null ? page : '/archive',
  teamId,
})
