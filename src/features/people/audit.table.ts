import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import { level } from './people.table.ts'

/** Who changed whose rights. `before` and `after` are permission levels; null means not a member. Tokens change neither. */
export const auditLog = defineTable(
  'audit_log',
  {
    id: uuid(),
    at: timestamp(),
    /** Null when the server itself acted. */
    actorId: ref('people').nullable(),
    action: choice('joined', 'level changed', 'removed', 'token made', 'token revoked'),
    personId: ref('people'),
    before: level().nullable(),
    after: level().nullable(),
  },
  { scope: () => MANAGERS, live: [liveFor(30, 'at')] },
)

export type AuditEntry = RowOf<typeof auditLog>
