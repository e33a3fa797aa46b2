import { isOpen } from '../issues/issues.rules.ts'
import type { Issue } from '../issues/issues.table.ts'
import type { IssueVote } from './voting.table.ts'

const DEFAULT_LIMIT = 5

/** A person's own ceiling when they have set none. */
const DEFAULT_CEILING = 25

export interface Limits {
  readonly meeting: number | null
  readonly team: number | null
  readonly company: number | null
  /** The person's own vote_limit setting. */
  readonly ceiling: number | null
}

/** The limit that holds: the meeting's, else the team's, else the company's, else 5; never above the own ceiling. */
export const effectiveLimit = ({ meeting, team, company, ceiling }: Limits): number =>
  Math.min(meeting ?? team ?? company ?? DEFAULT_LIMIT, ceiling ?? DEFAULT_CEILING)

export const remaining = (limit: number, used: number): number => Math.max(0, limit - used)

/**
 * Whether the vote has gone back to its person: resolving or archiving an issue returns its votes. Reopening the issue
 * brings back those that were not given elsewhere since.
 */
export const isReturned = (vote: IssueVote, issue: Issue | undefined): boolean =>
  !issue || !isOpen(issue) || issue.teamId !== vote.teamId

/** The lowest slot from 1 on that none of these votes holds. */
export function lowestFreeSlot(votes: readonly Pick<IssueVote, 'slot'>[]): number {
  const held = new Set(votes.map(({ slot }) => slot))
  let slot = 1
  while (held.has(slot)) slot++
  return slot
}

/** The vote given last; of two in the same millisecond the one with the later id. */
export function newestOf(votes: readonly IssueVote[]): IssueVote | undefined {
  return votes.toSorted(
    (left, right) => right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id),
  )[0]
}

interface Ranked {
  readonly id: string
  readonly createdAt: string
}

/** Most votes first, then the oldest: an issue that waits longer comes earlier. */
export const byVotes =
  (totals: Readonly<Record<string, number>>) =>
  (left: Ranked, right: Ranked): number =>
    (totals[right.id] ?? 0) - (totals[left.id] ?? 0) ||
    left.createdAt.localeCompare(right.createdAt) ||
    left.id.localeCompare(right.id)
