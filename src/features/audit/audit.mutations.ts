import { defineMutation } from '../../sync/define-mutation.ts'
import { choice, ref, text, timestamp } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { hasDirectorAccess } from '../rights/actor.access.ts'
import { AUDIT_ACTIONS } from './audit-actions.rules.ts'
import { AUDIT_TEXT_MAX, auditLog } from './audit.table.ts'
import { record } from './record.mutations.ts'

/** Before all entries. */
const BEGINNING = '0001-01-01T00:00:00.000Z'

/** Notes that somebody takes the audit log along as a file. */
export const exportAuditLog = defineMutation('exportAuditLog', {
  input: { subject: text({ max: AUDIT_TEXT_MAX }) },
  may: hasDirectorAccess,
  run(tx, { subject }, context) {
    record(tx, context, { action: 'exported', subject })
  },
})

/** Records what a route of the server has done in a person's name, without a mutation of its own. */
export const recordAct = defineMutation('recordAct', {
  input: {
    actorId: ref('people'),
    action: choice(...AUDIT_ACTIONS),
    subject: text({ max: AUDIT_TEXT_MAX }).nullable(),
    after: text({ max: AUDIT_TEXT_MAX }).nullable().optional(),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, entry, context) {
    record(tx, context, entry)
  },
})

/** Forgets entries from before this moment, as many as are at hand at a time. */
export const forgetAudit = defineMutation('forgetAudit', {
  input: { before: timestamp() },
  internal: true,
  may: (actor) => actor.system,
  reaches: ({ before }) => [spanOf(auditLog, {}, { field: 'at', from: BEGINNING, to: before })],
  run(tx, { before }) {
    for (const { id, at } of tx.where(auditLog, {})) if (at < before) tx.remove(auditLog, id)
  },
})
