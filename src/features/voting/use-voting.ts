import { useEffect, useRef, useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { castVote, removeVote } from './voting.mutations.ts'
import { myVotes, type Totals, voteTotals } from './voting.queries.ts'
import { remaining } from './voting.rules.ts'
import type { VotingContext } from './voting.reads.ts'

export interface Voting {
  limit: number
  left: number
  own: Totals
  totals: Totals
  /** How many people have voted. */
  voters: number
  cast(issueId: string): void
  takeBack(issueId: string): void
}

/** The ballot of this context and what one does with it; undefined while the first rows load. */
export function useVoting({ teamId, meetingId }: VotingContext): Voting | undefined {
  const mutate = useMutate()
  const mine = useLive(myVotes, { teamId, meetingId })
  const all = useLive(voteTotals, { teamId, meetingId })
  if (!mine || !all) return undefined
  return {
    limit: mine.limit,
    left: remaining(mine.limit, mine.used),
    own: mine.perIssue,
    totals: all.perIssue,
    voters: all.voters,
    cast: (issueId) => void mutate(castVote, { id: newId(), issueId, meetingId }),
    takeBack: (issueId) => void mutate(removeVote, { issueId, meetingId }),
  }
}

const RESTS_FOR = 1_500

/**
 * The totals to sort by: they follow the votes, but not while somebody is at work in the list, so that no row slips
 * away under the finger. Spread `handlers` on the element around the list.
 */
export function useSettledTotals(totals: Totals | undefined): {
  settled: Totals
  handlers: { onPointerDown(): void; onKeyDown(): void }
} {
  const [settled, setSettled] = useState<Totals>(totals ?? {})
  const touchedAt = useRef(-RESTS_FOR)
  useEffect(() => {
    if (!totals) return
    const wait = touchedAt.current + RESTS_FOR - performance.now()
    if (wait <= 0) return setSettled(totals)
    const timer = setTimeout(() => setSettled(totals), wait)
    return () => clearTimeout(timer)
  }, [totals])
  const touch = () => {
    touchedAt.current = performance.now()
  }
  return { settled, handlers: { onPointerDown: touch, onKeyDown: touch } }
}
