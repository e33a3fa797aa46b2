import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { byVotesThenAge } from '../../issues/discussion/discussion.rules.ts'
import { type IssueItem, openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { meetings, meetingType } from '../../meetings/meetings.table.ts'
import { isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { metricRow, metricsOfTeam, weekOfTeam } from '../../metrics/metrics.queries.ts'
import type { Metric } from '../../metrics/metrics.table.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { isOverdue } from '../../tasks/tasks.rules.ts'
import { type TaskItem, tasksOfTeam } from '../../tasks/tasks.queries.ts'
import { voteTotals } from '../../voting/voting.queries.ts'
import { withResult } from '../results/result.reads.ts'

/** The metrics of one person that people type in, as they stand in a week. */
export interface NumbersDue {
  ownerId: string
  owner: Person | undefined
  /** In the order of the scorecard. */
  metrics: { metric: Metric; isMissing: boolean }[]
  missing: number
}

/** Who enters which of the team's numbers for the week of the Monday `week`: the reader first, then by how many are missing. */
export const numbersDue = defineQuery('numbersDue', {
  input: { teamId: ref('teams'), week: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, week }, actor): NumbersDue[] {
    const said = weekOfTeam(read, teamId, week, actor)
    const byOwner = new Map<string, NumbersDue>()
    for (const metric of metricsOfTeam.run(read, { teamId }, actor)) {
      const row = metricRow.run(read, { metricId: metric.id }, actor)
      if (!row || isCalculatedAt(row, week)) continue
      const isMissing = said[metric.id]?.isMissing ?? false
      const didNotExist = !isMissing && metricWeek(row, week).value === null
      if (didNotExist) continue
      const { ownerId } = metric
      const due = byOwner.get(ownerId) ?? { ownerId, owner: row.owner, metrics: [], missing: 0 }
      due.metrics.push({ metric, isMissing })
      if (isMissing) due.missing++
      byOwner.set(ownerId, due)
    }
    const isOwn = ({ ownerId }: NumbersDue) => Number(ownerId === actor.id)
    return [...byOwner.values()].toSorted(
      (one, other) => isOwn(other) - isOwn(one) || other.missing - one.missing,
    )
  },
})

/** The team's tasks that are overdue on the reader's day `today`, the most urgent first. */
export const overdueTasksOfTeam = defineQuery('overdueTasksOfTeam', {
  input: { teamId: ref('teams'), today: date() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId, today }, actor): TaskItem[] =>
    tasksOfTeam.run(read, { teamId }, actor).filter(({ task }) => isOverdue(task, today)),
})

const ISSUES_SHOWN = 5

/** The team's short-term issues with the most votes outside of meetings, and how many there are in all. */
export const topIssues = defineQuery('topIssues', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }, actor): { items: (IssueItem & { votes: number })[]; count: number } {
    const open = openIssuesOfTeam.run(read, { teamId, issueType: 'short_term' }, actor)
    const { perIssue } = voteTotals.run(read, { teamId, meetingId: null }, actor)
    const items = open
      .toSorted((one, other) => byVotesThenAge(perIssue)(one.issue, other.issue))
      .slice(0, ISSUES_SHOWN)
      .map((item) => ({ ...item, votes: perIssue[item.issue.id] ?? 0 }))
    return { items, count: open.length }
  },
})

/** The team's last meeting of this kind, how it was rated and what would have made it a 10; null without one that is held. */
export const lastMeeting = defineQuery('lastMeeting', {
  input: { teamId: ref('teams'), meetingType: meetingType() },
  visibleTo: (actor, { teamId }) => canTakePart(actor) && actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, match) {
    const [last] = read
      .where(meetings, { ...match, status: 'ended', deletedAt: null })
      .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
    if (!last) return null
    const { average, result } = withResult(read, last)
    const notes = Object.entries(result?.ratingNotes ?? {}).map(([personId, note]) => ({
      person: read.get(people, personId),
      note,
    }))
    return { meeting: last, average, notes }
  },
})
