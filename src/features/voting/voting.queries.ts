import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { limitFor, votersIn, votesIn } from './voting.reads.ts'
import type { IssueVote } from './voting.table.ts'

const contextInput = { teamId: ref('teams'), meetingId: ref('meetings').nullable() }

/** How many votes each issue has, by the issue's id. */
export type Totals = Readonly<Record<string, number>>

function totalsOf(votes: readonly IssueVote[]): Totals {
  const totals: Record<string, number> = {}
  for (const { issueId, value } of votes) totals[issueId] = (totals[issueId] ?? 0) + value
  return totals
}

/** How many votes the actor has and has used in this context, and on which issues. */
export const myVotes = defineQuery('myVotes', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, context, actor) {
    const { counting } = votesIn(read, context, actor.id)
    return { limit: limitFor(read, actor.id, context), used: counting.length, perIssue: totalsOf(counting) }
  },
})

/** Everybody's votes in this context, and how many people have ever voted in it, whatever became of their votes. */
export const voteTotals = defineQuery('voteTotals', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, context) {
    const { counting } = votesIn(read, context)
    return { perIssue: totalsOf(counting), voters: votersIn(read, context).size }
  },
})
