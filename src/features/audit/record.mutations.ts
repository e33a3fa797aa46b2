import type { MutationContext } from '../../sync/define-mutation.ts'
import type { Transaction } from '../../sync/transaction.ts'
import type { AuditAction } from './audit-actions.rules.ts'
import { AUDIT_TEXT_MAX, type AuditEntry, auditLog } from './audit.table.ts'

/** What an entry says; what is left out is null. */
export type Recorded = { action: AuditAction } & Partial<
  Pick<AuditEntry, 'id' | 'actorId' | 'personId' | 'subject' | 'before' | 'after'>
>

const short = (text: string | null): string | null => text && text.slice(0, AUDIT_TEXT_MAX)

/**
 * Adds to the audit log, in the transaction of what it records. Only the server does, because a browser knows neither the network nor
 * how the log goes on; and most people who do what is recorded may not read it.
 */
export function record(
  tx: Transaction,
  { actor, now, origin }: MutationContext,
  { subject = null, before = null, after = null, ...entry }: Recorded,
): void {
  if (!origin) return
  tx.send(auditLog, {
    id: origin.makeId(),
    at: now,
    actorId: actor.system ? null : actor.id,
    personId: null,
    network: origin.network,
    ...entry,
    subject: short(subject),
    before: short(before),
    after: short(after),
  })
}
