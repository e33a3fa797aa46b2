import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { ofTeam, spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { type IssuePromise, issuePromises } from './promises.table.ts'

/** What the solution of an issue promises, if that is at hand and was not taken back. A row reaches only those who may read it. */
export const promiseOfIssue = defineQuery('promiseOfIssue', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }): IssuePromise | null {
    const promise = read.get(issuePromises, issueId)
    return promise?.withdrawnAt === null ? promise : null
  },
})

/** Holds what the solution of a team's issue promises, however long ago that was. */
export const heldPromise = defineQuery('heldPromise', {
  input: { issueId: ref('issues'), teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ issueId, teamId }) => [{ scope: team(teamId), span: spanOf(issuePromises, { issueId }) }],
  run: (): true => true,
})

const kept = (promises: readonly IssuePromise[]): IssuePromise[] =>
  promises
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .toSorted((one, other) => one.dueWeek.localeCompare(other.dueWeek) || one.id.localeCompare(other.id))

/** The team's promises that are still open or were due in the last thirty days, those that are due first before the others. */
export const promisesOfTeam = defineQuery('promisesOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }) => kept(read.where(issuePromises, { teamId })),
})

/** What the solutions found in a meeting of the team promise, however long ago that was. */
export const promisesOfMeeting = defineQuery('promisesOfMeeting', {
  input: { teamId: ref('teams'), meetingId: ref('meetings') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId, meetingId }) => [
    { scope: team(teamId), span: spanOf(issuePromises, { teamId, meetingId }) },
  ],
  run: (read, { meetingId }) => kept(read.where(issuePromises, { meetingId })),
})
