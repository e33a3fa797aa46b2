import type { Issue } from './issues.table.ts'

export const isOpen = (issue: Pick<Issue, 'status' | 'archivedAt'>): boolean =>
  issue.status === 'open' && issue.archivedAt === null

export const newestFirst = (one: Issue, other: Issue): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

export const lastResolvedFirst = (one: Issue, other: Issue): number =>
  (other.resolvedAt ?? '').localeCompare(one.resolvedAt ?? '') || newestFirst(one, other)
