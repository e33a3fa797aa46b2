import { defineQuery } from '../../sync/define-query.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { choice, ref, uuid } from '../../sync/fields.ts'
import { ofTeam, type Region, spanOf } from '../../sync/region.ts'
import { person, team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { BEYOND_KINDS } from './beyond/beyond.requests.ts'

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
 * of the team that is named. With `kind` the row itself is fetched too, which may be long finished: of that team, or the person's own.
 */
export const soughtRow = defineQuery('soughtRow', {
  input: {
    id: uuid(),
    teamId: ref('teams').nullable(),
    kind: choice(...BEYOND_KINDS).optional(),
    personId: ref('people').optional(),
  },
  visibleTo: (actor, { teamId, personId }) =>
    (teamId === null || actor.sees(team(teamId))) && (personId === undefined || personId === actor.id),
  reaches: ({ id, teamId, kind, personId }) => [
    ...(teamId === null ? [] : ofTeam(teamId)),
    ...(kind ? theRow(TABLES[kind] as unknown as Table<Row & { teamId: string }>, id, teamId, personId) : []),
  ],
  run: (read, { id }): Sought | null => issueAt(read, id) ?? workAt(read, id) ?? metricAt(read, id),
})

const TABLES = { tasks, issues, goals: teamGoals, metrics, headlines }

function theRow(
  table: Table<Row & { teamId: string }>,
  id: string,
  teamId: string | null,
  personId?: string,
): Region[] {
  if (teamId !== null) return [{ scope: team(teamId), span: spanOf(table, { id, teamId }) }]
  return personId === undefined ? [] : [{ scope: person(personId), span: spanOf(table, { id }) }]
}

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
