import type { Issue } from './issues.table.ts'

/** Of an issue that was made from nothing else. */
export const NO_SOURCE = { sourceKind: null, sourceId: null, sourceWeek: null } as const

/** What has not happened yet to an issue that was just made. */
export const UNTOUCHED = { place: null, mergedIntoId: null, movedToTeamId: null, reopenedAt: null } as const

/** What every issue begins as that somebody has just made from nothing else. */
export const freshIssue = (createdBy: string, now: string) =>
  ({
    status: 'open',
    ...NO_SOURCE,
    ...UNTOUCHED,
    createdBy,
    createdAt: now,
    updatedAt: now,
    resolvedAt: null,
    resolvedBy: null,
    archivedAt: null,
  }) as const

export const isOpen = (issue: Pick<Issue, 'status' | 'archivedAt'>): boolean =>
  issue.status === 'open' && issue.archivedAt === null

export const newestFirst = (one: Issue, other: Issue): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

export const lastResolvedFirst = (one: Issue, other: Issue): number =>
  (other.resolvedAt ?? '').localeCompare(one.resolvedAt ?? '') || newestFirst(one, other)

export const lastArchivedFirst = (one: Issue, other: Issue): number =>
  (other.archivedAt ?? '').localeCompare(one.archivedAt ?? '') || newestFirst(one, other)
