import type { SourceKind } from '../issues/issues.table.ts'
import type { Order } from './filters.rules.ts'

/** Tabs. */
export const ARCHIVED = 'Archived'
export const ARCHIVED_ISSUES = 'Archived issues'
export const NO_ARCHIVED_ISSUES = 'Issues that were dropped, merged or handed to another team appear here.'
/** `day` as people read it, such as "Aug 22". */
export const showArchivedBefore = (day: string): string => `Show what was archived before ${day}`

/** Teams. */
export const ALL_MY_TEAMS = 'All my teams'

/** Filters. */
export const FILTER = 'Search and filter'
export const SEARCH_ISSUES = 'Search issues'
export const ANY_OWNER = 'Any owner'
export const SOURCE = 'Source'
export const ANY_SOURCE = 'Any source'
export const SOURCE_LABELS: Record<SourceKind | 'none', string> = {
  metric: 'From a metric',
  goal: 'From a goal',
  task: 'From a task',
  headline: 'From a headline',
  none: 'Raised directly',
}
export const SORTED_BY = 'Order'
export const ORDER_LABELS: Record<Order, string> = {
  votes: 'By votes',
  newest: 'Newest first',
  oldest: 'Oldest first',
  hand: 'By hand',
}
export const NONE_PASSES = 'No issue passes these filters.'
export const CLEAR_FILTERS = 'Clear filters'

/** At first sight. */
export const AT_FIRST_SIGHT = 'At a glance'
export const staleCount = (count: number): string =>
  count === 1 ? '1 has not changed for long' : `${count} have not changed for long`
export const noOwnerCount = (count: number): string =>
  count === 1 ? '1 needs an owner' : `${count} need an owner`
export const mostVotes = (title: string, votes: number): string => `Most votes: ${title} (${votes})`
export const OWNERS = 'Issues by owner'
export const ownsCount = (name: string, count: number): string =>
  count === 0
    ? `${name} owns no issue here`
    : `${name} owns ${count} ${count === 1 ? 'issue' : 'issues'} here`
