import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { type AuditEntry, auditLog } from '../../audit/audit.table.ts'
import { nameOf } from '../../people/people.reads.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'

export interface TrailEntry {
  entry: AuditEntry
  /** Who did it; null for the server itself. */
  actor: string | null
  /** To whom it happened, if to somebody. */
  person: string | null
}

/** What is here of the audit log, the latest first: all of it, or what happened to one person. */
export const auditTrail = defineQuery('auditTrail', {
  input: { personId: ref('people').nullable() },
  visibleTo: hasDirectorAccess,
  run(read, { personId }): TrailEntry[] {
    const entries = read.where(auditLog, personId === null ? {} : { personId })
    return entries
      .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
      .map((entry) => ({
        entry,
        actor: entry.actorId && nameOf(read, entry.actorId),
        person: entry.personId && nameOf(read, entry.personId),
      }))
  },
})
