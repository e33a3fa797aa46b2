import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { companies, userSettings } from '../companies/companies.table.ts'
import { issues } from '../issues/issues.table.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { teams } from '../teams/teams.table.ts'
import { effectiveLimit, isReturned } from './voting.rules.ts'
import { type IssueVote, issueVotes } from './voting.table.ts'

/** Where votes count together: a meeting of the team or, with null, the team outside of meetings. */
export interface VotingContext {
  readonly teamId: string
  readonly meetingId: string | null
}

export function limitFor(read: Reader, userId: string, { teamId, meetingId }: VotingContext): number {
  const meeting = meetingId === null ? undefined : read.get(meetings, meetingId)
  return effectiveLimit({
    meeting: meeting?.voteLimit ?? null,
    team: read.get(teams, teamId)?.companyVoteLimit ?? null,
    company: read.where(companies, {})[0]?.defaultVoteLimit ?? null,
    ceiling: read.get(userSettings, userId)?.voteLimit ?? null,
  })
}

/** The votes of one person, or of everybody, in this context: those that count now and those returned. */
export function votesIn(read: Reader, { teamId, meetingId }: VotingContext, userId?: string) {
  const match = { teamId, meetingId, ...(userId === undefined ? {} : { userId }) }
  const votes = read.where(issueVotes, match)
  const returned = votes.filter((vote) => isReturned(vote, read.get(issues, vote.issueId)))
  return { counting: votes.filter((vote) => !returned.includes(vote)), returned }
}

const contextInput = { teamId: ref('teams'), meetingId: ref('meetings').nullable() }

/** How many votes each issue has, by the issue's id. */
export type Totals = Readonly<Record<string, number>>

function totalsOf(votes: readonly IssueVote[]): Totals {
  const totals: Record<string, number> = {}
  for (const { issueId, value } of votes) totals[issueId] = (totals[issueId] ?? 0) + value
  return totals
}

/** The actor's budget in this context, and where their votes are. */
export const myVotes = defineQuery('myVotes', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run(read, context, actor) {
    const { counting } = votesIn(read, context, actor.id)
    return { limit: limitFor(read, actor.id, context), used: counting.length, perIssue: totalsOf(counting) }
  },
})

/** All totals of this context, and how many people have voted. */
export const voteTotals = defineQuery('voteTotals', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run(read, context) {
    const { counting } = votesIn(read, context)
    return { perIssue: totalsOf(counting), voters: new Set(counting.map(({ userId }) => userId)).size }
  },
})

/** One issue's votes: those of the meeting or, with null, those given outside of meetings. */
export const votesOnIssue = defineQuery('votesOnIssue', {
  input: { issueId: ref('issues'), meetingId: ref('meetings').nullable() },
  visibleTo: (actor, { issueId }, read) => {
    const issue = read.get(issues, issueId)
    return issue !== undefined && actor.sees(team(issue.teamId))
  },
  run: (read, match): number => read.where(issueVotes, match).reduce((sum, { value }) => sum + value, 0),
})
