import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref, uuid } from '../../../sync/fields.ts'
import { type Goal, teamGoals } from '../../goals/goals.table.ts'
import { team } from '../../../sync/scope.ts'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import { metricRow, type MetricRow } from '../../metrics/metrics.queries.ts'
import { type Headline, headlines } from '../../headlines/headlines.table.ts'
import { type Task, tasks } from '../../tasks/tasks.table.ts'
import { type Issue, issues, issueTitle } from '../issues.table.ts'
import { issueOnList } from './on-list.reads.ts'

/** The issue of a row that is on a team's list already when it is to be raised; null if none is (`issueOnList`). */
export const issueAlready = defineQuery('issueAlready', {
  input: { teamId: ref('teams'), sourceId: uuid(), week: date(), title: issueTitle() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run: (read, given): Issue | null => issueOnList(read, given) ?? null,
})

/** A task or headline that an issue can be made of; null if it is gone. A row reaches only those who may read it. */
export const raisableWork = defineQuery('raisableWork', {
  input: { id: uuid() },
  visibleTo: () => true,
  run: (read, { id }): WorkSource | null =>
    workSource('task', read.get(tasks, id)) ?? workSource('headline', read.get(headlines, id)),
})

type WorkSource = { kind: 'task'; work: Task } | { kind: 'headline'; work: Headline }

const workSource = <Kind extends WorkSource['kind']>(
  kind: Kind,
  work: Extract<WorkSource, { kind: Kind }>['work'] | undefined,
) => (work?.archivedAt === null ? ({ kind, work } as Extract<WorkSource, { kind: Kind }>) : null)

/** What an issue was made from, as it is at present. */
export type IssueSource =
  | { kind: 'metric'; row: MetricRow; week: string }
  | { kind: 'goal'; goal: Goal }
  | WorkSource

/** Null if it was made from nothing, or from something that is gone or not the actor's to see. */
export const sourceOfIssue = defineQuery('sourceOfIssue', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }, actor): IssueSource | null {
    const { sourceKind, sourceId, sourceWeek } = read.get(issues, issueId) ?? {}
    if (!sourceKind || !sourceId || !sourceWeek) return null
    if (sourceKind === 'metric') {
      const row = canViewMetrics(actor) ? metricRow.run(read, { metricId: sourceId }, actor) : null
      return row && { kind: 'metric', row, week: sourceWeek }
    }
    if (sourceKind !== 'goal') return raisableWork.run(read, { id: sourceId }, actor)
    const goal = read.get(teamGoals, sourceId)
    return goal?.archivedAt === null ? { kind: 'goal', goal } : null
  },
})
