import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { actorOf } from '../people/people.access.ts'
import { activeMembers } from '../people/people.reads.ts'
import { people, type Person } from '../people/people.table.ts'
import { itemsOf as taskItemsOf, type TaskItem } from '../tasks/tasks.queries.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { teams } from '../teams/teams.table.ts'
import { holdsFinished } from '../work/finished.queries.ts'
import { standingFor, withMerged } from './issues.reads.ts'
import { isOpen, lastArchivedFirst, lastResolvedFirst, newestFirst } from './issues.rules.ts'
import { type Issue, issues, issueTeamPreferences, issueType } from './issues.table.ts'

/** An issue as lists show it, with how many tasks were made from it. */
export interface IssueItem {
  issue: Issue
  owner: Person | undefined
  /** The owner has left the team, or never was on it. */
  needsOwner: boolean
  taskCount: number
  /** The title of the issue that it was merged into, and the name of the team that it was handed to. */
  mergedInto: string | null
  movedTo: string | null
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

/** The team's archived issues, the last one archived first. */
export const archivedIssues = defineQuery('archivedIssues', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }) {
    const archived = read.where(issues, { teamId }).filter(({ archivedAt }) => archivedAt !== null)
    return itemsOf(read, archived.toSorted(lastArchivedFirst))
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

/** An issue that is not archived, or the one that it was merged into; null if there is none. A row reaches only those who may read it. */
export const issueItem = defineQuery('issueItem', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }): IssueItem | null {
    const found = read.get(issues, issueId)
    const issue = found && standingFor(read, found)
    return issue?.archivedAt === null ? itemsOf(read, [issue])[0]! : null
  },
})

/** The tasks that were made from an issue, or from those merged into it, and are not archived. */
export const tasksOfIssue = defineQuery('tasksOfIssue', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run: (read, { issueId }): TaskItem[] => taskItemsOf(read, tasksFrom(read, issueId)),
})

const tasksFrom = (read: Reader, issueId: string): Task[] =>
  withMerged(read, issueId).flatMap((sourceIssueId) => read.where(tasks, { sourceIssueId, archivedAt: null }))

/** Issues as lists show them. */
export const itemsOf = (read: Reader, found: readonly Issue[]): IssueItem[] => {
  const members = new Map<string, ReadonlySet<string>>()
  const membersOf = (teamId: string): ReadonlySet<string> => {
    const known = members.get(teamId) ?? new Set(activeMembers(read, teamId).map(({ id }) => id))
    members.set(teamId, known)
    return known
  }
  return found.map((issue) => itemOf(read, issue, membersOf(issue.teamId)))
}

function itemOf(read: Reader, issue: Issue, members: ReadonlySet<string>): IssueItem {
  const { ownerId, teamId, status, mergedIntoId, movedToTeamId } = issue
  return {
    issue,
    owner: read.get(people, ownerId),
    needsOwner: status === 'open' && !members.has(ownerId) && !actorOf(read, ownerId)?.sees(team(teamId)),
    taskCount: tasksFrom(read, issue.id).length,
    mergedInto: (mergedIntoId && read.get(issues, mergedIntoId)?.title) || null,
    movedTo: (movedToTeamId && read.get(teams, movedToTeamId)?.name) || null,
  }
}

/** Issues by when they were resolved. */
export const heldResolvedIssues = holdsFinished('heldResolvedIssues', issues, 'resolvedAt')

/** Issues by when they were archived. */
export const heldArchivedIssues = holdsFinished('heldArchivedIssues', issues, 'archivedAt')
