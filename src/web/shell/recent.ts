import { UUID } from '../../sync/id.ts'
import { RECENT } from '../../features/search/search.queries.ts'

/** Whose, and in which company. Signing out forgets everything that is kept here. */
export interface RecentOf {
  userId: string
  companyId: string
}

const keyOf = ({ userId, companyId }: RecentOf): string => `recent:${userId}:${companyId}`

/** The ids of what this person opened in this company in this browser, the latest first. */
export function recentIds(whose: RecentOf): string[] {
  const ids = (localStorage.getItem(keyOf(whose)) ?? '').split(' ')
  return ids.filter((id) => UUID.test(id)).slice(0, RECENT)
}

/** Remembers that this one was opened now. */
export function noteOpened(whose: RecentOf, id: string): void {
  const ids = [id, ...recentIds(whose).filter((other) => other !== id)]
  localStorage.setItem(keyOf(whose), ids.slice(0, RECENT).join(' '))
}

/** What an address leads to: the row that it names, an open metric, the result of a meeting. */
export function openedBy(address: { search: object; hash: string }): string | null {
  const { row, metric } = address.search as { row?: unknown; metric?: unknown }
  const named = [row, metric, address.hash.split('/').at(-1)]
  return named.find((id): id is string => typeof id === 'string' && UUID.test(id)) ?? null
}
