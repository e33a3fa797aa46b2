import type { Reader } from '../../sync/store.ts'
import { companies, userSettings } from '../companies/companies.table.ts'
import { issues } from '../issues/issues.table.ts'
import { meetingParticipants, meetings } from '../meetings/meetings.table.ts'
import { teams } from '../teams/teams.table.ts'
import { effectiveLimit, isReturned } from './voting.rules.ts'
import { issueVotes, type VoteOf } from './voting.table.ts'

/** Where votes count together: a meeting of the team or, with null, the team outside of meetings. */
export interface VotingContext {
  readonly teamId: string
  readonly meetingId: string | null
}

/** How many votes the person or guest has in this context. A guest has no settings, and so the ceiling of somebody who has set none. */
export function limitFor(read: Reader, { userId }: VoteOf, { teamId, meetingId }: VotingContext): number {
  const meeting = meetingId === null ? undefined : read.get(meetings, meetingId)
  return effectiveLimit({
    meeting: meeting?.voteLimit ?? null,
    team: read.get(teams, teamId)?.companyVoteLimit ?? null,
    company: read.where(companies, {})[0]?.defaultVoteLimit ?? null,
    ceiling: (userId === null ? undefined : read.get(userSettings, userId))?.voteLimit ?? null,
  })
}

/** The votes of one person or guest, or of everybody, in this context: those that count now and those returned. */
export function votesIn(read: Reader, { teamId, meetingId }: VotingContext, of?: VoteOf) {
  const match = { teamId, meetingId, ...of }
  const votes = read.where(issueVotes, match)
  const returned = votes.filter((vote) => isReturned(vote, read.get(issues, vote.issueId)))
  return { counting: votes.filter((vote) => !returned.includes(vote)), returned }
}

/** Ids of the people, guests aside, who have voted in this context, including those whose votes were taken back or returned in a meeting. */
export function votersIn(read: Reader, { teamId, meetingId }: VotingContext): Set<string> {
  const voters = new Set(read.where(issueVotes, { teamId, meetingId }).flatMap(({ userId }) => userId ?? []))
  if (meetingId === null) return voters
  for (const { personId, votedAt } of read.where(meetingParticipants, { meetingId })) {
    if (votedAt) voters.add(personId)
  }
  return voters
}
