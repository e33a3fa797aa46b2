import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, optionalText, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import { level } from './people.table.ts'

/**
 * Who changed whose rights, and how people sign in. `before` and `after` are permission levels; null means not a member, or that the entry
 * is about no level.
 */
export const auditLog = defineTable(
  'audit_log',
  {
    id: uuid(),
    at: timestamp(),
    /** Null when the server itself acted. */
    actorId: ref('people').nullable(),
    action: choice('joined', 'level changed', 'removed', 'sign-in changed'),
    personId: ref('people'),
    before: level().nullable(),
    after: level().nullable(),
    /** What else is to be known of it, such as what was changed or that it came from outside. */
    note: optionalText(400),
  },
  { scope: () => MANAGERS, live: [liveFor(30, 'at')] },
)

export type AuditEntry = RowOf<typeof auditLog>
