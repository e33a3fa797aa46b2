import { isOpen } from '../issues/issues.rules.ts'
import type { Issue } from '../issues/issues.table.ts'
import type { IssueVote, VoteOf } from './voting.table.ts'

const DEFAULT_LIMIT = 5

/** The ceiling of somebody who has set none. */
const DEFAULT_CEILING = 25

export const ofPerson = (userId: string): VoteOf => ({ userId, guestId: null })

export const ofGuest = (guestId: string): VoteOf => ({ userId: null, guestId })

export interface Limits {
  readonly meeting: number | null
  readonly team: number | null
  readonly company: number | null
  /** The person's own vote_limit setting. */
  readonly ceiling: number | null
}

/** The limit that holds: the meeting's, else the team's, else the company's, else 5; capped by the person's own ceiling. */
export const effectiveLimit = ({ meeting, team, company, ceiling }: Limits): number =>
  Math.min(meeting ?? team ?? company ?? DEFAULT_LIMIT, ceiling ?? DEFAULT_CEILING)

export const remaining = (limit: number, used: number): number => Math.max(0, limit - used)

/**
 * Whether the vote has gone back to its person: resolving or archiving an issue returns its votes. Reopening the issue
 * brings back those that have not been given elsewhere in the meantime.
 */
export const isReturned = (vote: IssueVote, issue: Issue | undefined): boolean =>
  !issue || !isOpen(issue) || issue.teamId !== vote.teamId

/** The lowest slot, counted from 1, that none of these votes holds. */
export function lowestFreeSlot(votes: readonly Pick<IssueVote, 'slot'>[]): number {
  const held = new Set(votes.map(({ slot }) => slot))
  let slot = 1
  while (held.has(slot)) slot++
  return slot
}

/** The vote given last; of two given in the same millisecond, the one with the later id. */
export function newestOf(votes: readonly IssueVote[]): IssueVote | undefined {
  return votes.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
  )[0]
}
