import { defineMutation } from '../../../sync/define-mutation.ts'
import { choice, ref, text, uuid } from '../../../sync/fields.ts'
import { AUDIT_TEXT_MAX, auditLog } from '../../audit/audit.table.ts'
import { record } from '../../audit/record.mutations.ts'

/** Writes down, once for an `id`, that a person made a token, or that somebody revoked theirs. */
export const recordToken = defineMutation('recordToken', {
  input: {
    id: uuid(),
    actorId: ref('people'),
    personId: ref('people'),
    action: choice('token made', 'token revoked'),
    subject: text({ max: AUDIT_TEXT_MAX }),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, entry, context) {
    if (!tx.get(auditLog, entry.id)) record(tx, context, entry)
  },
})
