import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import type { TrailEntry } from './audit-trail.queries.ts'

/** Which entries are shown; an empty text stands for all. */
export interface AuditFilter {
  /** Who did it, or to whom it happened. */
  readonly personId: string
  readonly action: AuditAction | ''
  /** ISO 8601. */
  readonly since: string
}

export const entriesLike = (
  trail: readonly TrailEntry[],
  { personId, action, since }: AuditFilter,
): TrailEntry[] =>
  trail.filter(
    ({ entry }) =>
      (personId === '' || entry.actorId === personId || entry.personId === personId) &&
      (action === '' || entry.action === action) &&
      entry.at >= since,
  )
