import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { people, type Person } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { holdsFinished } from '../work/finished.queries.ts'
import { isOpen, lastResolvedFirst, newestFirst } from './issues.rules.ts'
import { type Issue, issues, issueTeamPreferences, issueType } from './issues.table.ts'

/** An issue as lists show it, with how many tasks were made from it. */
export interface IssueItem {
  issue: Issue
  owner: Person | undefined
  taskCount: number
}

/** The team's open issues of one type, newest first. */
export const openIssuesOfTeam = defineQuery('openIssuesOfTeam', {
  input: { teamId: ref('teams'), issueType: issueType() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, match) => itemsOf(read, read.where(issues, match).filter(isOpen).toSorted(newestFirst)),
})

/** The team's resolved issues of both types, the last one resolved first. */
export const resolvedIssues = defineQuery('resolvedIssues', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }) {
    const resolved = read.where(issues, { teamId, status: 'resolved', archivedAt: null })
    return itemsOf(read, resolved.toSorted(lastResolvedFirst))
  },
})

/**
 * The id of the team in which the actor will most likely raise an issue: the last one, else one that they are on; null
 * without teams. Everybody may ask for their own.
 */
export const likelyIssueTeam = defineQuery('likelyIssueTeam', {
  input: {},
  visibleTo: () => true,
  run(read, _args, actor): string | null {
    const possible = myTeams.run(read, {}, actor).map(({ id }) => id)
    const last = read.get(issueTeamPreferences, actor.id)?.teamId
    if (last && possible.includes(last)) return last
    return possible.find((teamId) => isOnTeam(read, teamId, actor.id)) ?? possible[0] ?? null
  },
})

const itemsOf = (read: Reader, found: readonly Issue[]): IssueItem[] =>
  found.map((issue) => ({
    issue,
    owner: read.get(people, issue.ownerId),
    taskCount: read.where(tasks, { sourceIssueId: issue.id, archivedAt: null }).length,
  }))

/** Issues by when they were resolved. */
export const heldResolvedIssues = holdsFinished('heldResolvedIssues', issues, 'resolvedAt')
