import { defineMutation } from '../../../sync/define-mutation.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { ref, refs } from '../../../sync/fields.ts'
import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import { auditLog } from '../../audit/audit.table.ts'
import { record } from '../../audit/record.mutations.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { people } from '../../people/people.table.ts'
import { ROWS_A_BATCH } from './import-limits.rules.ts'

/** A row that refers to another of the same table. */
export type Pair = readonly [by: string, id: string]

/** Rows as an import has left them, and what still refers to them. */
export interface Going {
  /** Those that an import has written. */
  ids: readonly string[]
  isUnchanged(row: Row): boolean
  /** Rows of other tables refer to these. */
  held: ReadonlySet<string>
  /** Rows of the same table that refer to these. */
  pairs: readonly Pair[]
}

/** Removes what nobody has changed and nothing that stays refers to. Its argument is `going.ids`. */
export const takeBackRows = (table: Table, going: Going) =>
  defineMutation('takeBackRows', {
    input: { ids: refs(table.name, ROWS_A_BATCH) },
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const leaving = new Set(
        going.ids.filter((id) => {
          const row = tx.get(table, id)
          return row !== undefined && !going.held.has(id) && going.isUnchanged(row)
        }),
      )
      for (let size = -1; size !== leaving.size;) {
        size = leaving.size
        for (const [by, id] of going.pairs) if (!leaving.has(by)) leaving.delete(id)
      }
      for (const id of leaving) tx.remove(table, id)
    },
  })

/** Revokes invitations that nobody has answered, so that no mail and no sign-up finds them any more. */
export const revokeImported = ({ ids, isUnchanged }: Pick<Going, 'ids' | 'isUnchanged'>) =>
  defineMutation('revokeImported', {
    input: { ids: refs(invitations.name, ROWS_A_BATCH) },
    internal: true,
    may: (actor) => actor.system,
    run(tx, _args, { now }) {
      for (const id of ids) {
        const invitation = tx.get(invitations, id)
        if (invitation?.status === 'pending' && isUnchanged(invitation))
          tx.update(invitations, id, { status: 'revoked', answeredAt: now })
      }
    },
  })

/** Notes in the audit log what became of an import, once for each `id`. */
export const noteImport = (
  id: string,
  action: AuditAction,
  { subject = null, after = null }: { subject?: string | null; after?: string | null },
) =>
  defineMutation('noteImport', {
    input: { personId: ref(people.name) },
    internal: true,
    may: (actor) => actor.system,
    run(tx, { personId }, context) {
      if (!tx.get(auditLog, id)) record(tx, context, { id, action, actorId: personId, subject, after })
    },
  })
