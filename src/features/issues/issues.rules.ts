import type { Issue } from './issues.table.ts'

export const isOpen = (issue: Pick<Issue, 'status' | 'archivedAt'>): boolean =>
  issue.status === 'open' && issue.archivedAt === null

export const newestFirst = (left: Issue, right: Issue): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id)

export const lastResolvedFirst = (left: Issue, right: Issue): number =>
  (right.resolvedAt ?? '').localeCompare(left.resolvedAt ?? '') || newestFirst(left, right)
