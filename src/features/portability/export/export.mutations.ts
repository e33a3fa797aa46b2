import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { auditLog } from '../../audit/audit.table.ts'
import { record } from '../../audit/record.mutations.ts'
import { THE_WHOLE_COMPANY } from './export.text.ts'

/** Notes in the audit log who takes the company's data along. The entry has the export's id, so that a second attempt adds none. */
export const noteExport = defineMutation('noteExport', {
  input: { exportId: uuid(), personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { exportId, personId }, context) {
    if (tx.get(auditLog, exportId)) return
    record(tx, context, {
      id: exportId,
      action: 'exported',
      actorId: personId,
      subject: THE_WHOLE_COMPANY,
    })
  },
})
