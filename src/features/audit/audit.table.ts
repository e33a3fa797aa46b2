import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { type Field, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { DIRECTORS } from '../rights/actor.access.ts'
import type { AuditAction } from './audit-actions.rules.ts'

/** For how many days directors' browsers hold the log without asking for more. */
export const AUDIT_LIVE_DAYS = 30

/** What a value, or the name of what was changed, may come to in the log. */
export const AUDIT_TEXT_MAX = 400

const words = () => text({ max: AUDIT_TEXT_MAX }).nullable()

/** Who changed what of the company, and from where. Only directors receive it. Written by `record`, never changed. */
export const auditLog = defineTable(
  'audit_log',
  {
    id: uuid(),
    at: timestamp(),
    /** Null when the server itself acted. */
    actorId: ref('people').nullable(),
    /** Only `record` writes it. Not a choice, because every browser would load the list with its first screen. */
    action: text({ max: 40 }) as Field<AuditAction>,
    /** Whom it happened to; null if to nobody in particular. */
    personId: ref('people').nullable(),
    /** What it happened to: a team, an invited address, a setting. */
    subject: words(),
    /** For a person's level, null means not a member. */
    before: words(),
    after: words(),
    /** A prefix of the address that it was asked from, such as 192.0.2.0/24. */
    network: words(),
  },
  { scope: () => DIRECTORS, live: [liveFor(AUDIT_LIVE_DAYS, 'at')] },
)

export type AuditEntry = RowOf<typeof auditLog>
