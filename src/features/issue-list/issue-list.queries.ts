import { defineQuery } from '../../sync/define-query.ts'
import { choice, refs } from '../../sync/fields.ts'
import { ofTeam, rosterOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { archivedIssues, type IssueItem, openIssuesOfTeam, resolvedIssues } from '../issues/issues.queries.ts'
import { lastArchivedFirst, lastResolvedFirst, newestFirst } from '../issues/issues.rules.ts'
import { ISSUE_TYPES } from '../issues/issues.table.ts'
import { activeMembers } from '../people/people.reads.ts'
import { byDisplayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'

/** The active members of these teams, by name: who can own their issues and vote for them. */
export const issueOwners = defineQuery('issueOwners', {
  input: { teamIds: refs('teams') },
  visibleTo: (actor, { teamIds }) => teamIds.every((id) => actor.sees(team(id))),
  reaches: ({ teamIds }) => teamIds.map(rosterOf),
  run(read, { teamIds }): Person[] {
    const members = teamIds.flatMap((teamId) => activeMembers(read, teamId))
    return [...new Map(members.map((person) => [person.id, person])).values()].toSorted(byDisplayName)
  },
})

/** Issues of several teams: the open ones of a type, the resolved or the archived ones, in the order of one team's. */
export const issuesOfTeams = defineQuery('issuesOfTeams', {
  input: { teamIds: refs('teams'), kind: choice(...ISSUE_TYPES, 'resolved', 'archived') },
  visibleTo: (actor, { teamIds }) => teamIds.every((id) => actor.sees(team(id))),
  reaches: ({ teamIds }) => teamIds.flatMap(ofTeam),
  run(read, { teamIds, kind }, actor): IssueItem[] {
    const ofOne = (teamId: string): IssueItem[] => {
      if (kind === 'resolved') return resolvedIssues.run(read, { teamId }, actor)
      if (kind === 'archived') return archivedIssues.run(read, { teamId }, actor)
      return openIssuesOfTeam.run(read, { teamId, issueType: kind }, actor)
    }
    const compare =
      kind === 'resolved' ? lastResolvedFirst : kind === 'archived' ? lastArchivedFirst : newestFirst
    return teamIds.flatMap(ofOne).toSorted((one, other) => compare(one.issue, other.issue))
  },
})
