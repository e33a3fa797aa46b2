import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { castVote, removeVote } from './voting.mutations.ts'
import { myVotes, type Totals, voteTotals } from './voting.queries.ts'
import type { VotingContext } from './voting.reads.ts'
import { remaining } from './voting.rules.ts'

export interface Voting {
  limit: number
  /** How many votes the person can still give. */
  remaining: number
  /** The person's own votes. */
  own: Totals
  /** Everybody's votes, as far as this person sees them: of hidden ones only their own. */
  totals: Totals
  /** The votes that everybody sees. */
  revealed: Totals
  /** How many people have voted. */
  voters: number
  cast(issueId: string): void
  takeBack(issueId: string): void
}

/** The votes of this context, and how to give a vote and take it back; undefined while the first rows load. */
export function useVoting({ teamId, meetingId }: VotingContext): Voting | undefined {
  const mutate = useMutate()
  const mine = useLive(myVotes, { teamId, meetingId })
  const all = useLive(voteTotals, { teamId, meetingId })
  if (!mine || !all) return undefined
  return {
    limit: mine.limit,
    remaining: remaining(mine.limit, mine.used),
    own: mine.perIssue,
    totals: all.perIssue,
    revealed: all.revealed,
    voters: all.voters,
    cast: (issueId) => void mutate(castVote, { id: newId(), issueId, meetingId }),
    takeBack: (issueId) => void mutate(removeVote, { issueId, meetingId }),
  }
}
