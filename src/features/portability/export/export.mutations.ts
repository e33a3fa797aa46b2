import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { auditLog } from '../../people/audit.table.ts'

/** Notes in the audit log who takes the company's data along. The entry has the export's id, so that a second attempt adds none. */
export const noteExport = defineMutation('noteExport', {
  input: { exportId: uuid(), personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { exportId, personId }, { now }) {
    if (tx.get(auditLog, exportId)) return
    const who = { actorId: personId, personId, before: null, after: null }
    tx.insert(auditLog, { id: exportId, at: now, action: 'export', ...who })
  },
})
