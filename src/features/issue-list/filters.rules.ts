import { isStale } from '../issues/age.rules.ts'
import { byVotesThenAge } from '../issues/discussion/discussion.rules.ts'
import { newestFirst } from '../issues/issues.rules.ts'
import type { IssueItem } from '../issues/issues.queries.ts'
import type { Issue, IssueType, SourceKind } from '../issues/issues.table.ts'
import { byHand } from '../issues/order/place.rules.ts'

/** What of a list asks for attention. */
export type Attention = 'stale' | 'no-owner'

/** Which issues a list shows; null and '' leave none out. */
export interface Filters {
  ownerId: string | null
  /** `none` for those that were made from nothing else. */
  source: SourceKind | 'none' | null
  text: string
  attention: Attention | null
}

export const NO_FILTERS: Filters = { ownerId: null, source: null, text: '', attention: null }

export const isFiltered = ({ ownerId, source, text, attention }: Filters): boolean =>
  ownerId !== null || source !== null || text.trim() !== '' || attention !== null

const needsAttention = ({ issue, needsOwner }: IssueItem, attention: Attention, now: string): boolean =>
  attention === 'stale' ? isStale(issue, now) : needsOwner

/** The items that pass all filters, in their order. `now` is ISO 8601. */
export function filtered(items: readonly IssueItem[], filters: Filters, now: string): IssueItem[] {
  const { ownerId, source, attention } = filters
  const words = filters.text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const { issue } = item
    if (ownerId !== null && issue.ownerId !== ownerId) return false
    if (source !== null && (issue.sourceKind ?? 'none') !== source) return false
    if (attention !== null && !needsAttention(item, attention, now)) return false
    const text = `${issue.title} ${issue.description ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export const ORDERS = ['votes', 'newest', 'oldest', 'hand'] as const

export type Order = (typeof ORDERS)[number]

type Compare = (one: Issue, other: Issue) => number

/** How the issues of a list compare; of equally many votes, the one raised first comes first, as in a meeting. */
export function comparing(order: Order, totals: Readonly<Record<string, number>>): Compare {
  const compare: Record<Order, Compare> = {
    votes: byVotesThenAge(totals),
    newest: newestFirst,
    oldest: (one, other) => newestFirst(other, one),
    hand: byHand,
  }
  return compare[order]
}

/** How many issues of one type each person owns, and how many ask for what kind of attention. */
export interface Summary {
  owned: ReadonlyMap<string, number>
  stale: number
  noOwner: number
}

export function summaryOf(items: readonly IssueItem[], now: string): Summary {
  const owned = new Map<string, number>()
  for (const { issue } of items) owned.set(issue.ownerId, (owned.get(issue.ownerId) ?? 0) + 1)
  const count = (attention: Attention) => items.filter((item) => needsAttention(item, attention, now)).length
  return { owned, stale: count('stale'), noOwner: count('no-owner') }
}

/** The issue with the most votes, and how many; null if nobody has voted. */
export function mostVoted(
  items: readonly IssueItem[],
  totals: Readonly<Record<string, number>>,
): { item: IssueItem; votes: number } | null {
  const [first] = items.toSorted((one, other) => comparing('votes', totals)(one.issue, other.issue))
  const votes = first ? (totals[first.issue.id] ?? 0) : 0
  return first && votes > 0 ? { item: first, votes } : null
}

export const isIssueType = (tab: string): tab is IssueType => tab === 'short_term' || tab === 'long_term'
