import { defineQuery } from '../../sync/define-query.ts'
import { timestamp } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { DIRECTORS, hasDirectorAccess } from '../rights/actor.access.ts'
import { auditLog } from './audit.table.ts'

/** Holds what was recorded in a time, however long ago. */
export const heldAudit = defineQuery('heldAudit', {
  input: { from: timestamp(), to: timestamp() },
  visibleTo: hasDirectorAccess,
  reaches: ({ from, to }) => [{ scope: DIRECTORS, span: spanOf(auditLog, {}, { field: 'at', from, to }) }],
  run: (): true => true,
})
