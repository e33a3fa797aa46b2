import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, list, ref, refs, text, timestamp, uuid } from '../../sync/fields.ts'
import { MOST_TEAMS } from './invitations.rules.ts'
import { level } from '../people/people.table.ts'
import { ALREADY_INVITED } from './invitations.text.ts'
import { MANAGERS } from '../rights/actor.access.ts'

/** Somebody asked to join. What the mailed link opens is stored apart and never leaves the server. */
export const invitations = defineTable(
  'invitations',
  {
    id: uuid(),
    /** In lower case. */
    email: text({ max: 254 }),
    fullName: text({ max: 100 }).nullable(),
    level: level(),
    teamIds: refs('teams', MOST_TEAMS),
    invitedBy: ref('people'),
    invitedAt: timestamp(),
    /** The latest mail is the last one; only those of the day before it are kept besides. */
    sentTimes: list(timestamp()),
    status: choice('pending', 'accepted', 'declined', 'revoked'),
    answeredAt: timestamp().nullable(),
  },
  {
    scope: () => MANAGERS,
    window: { field: 'answeredAt', days: 30 },
    conflicts: { invitations_one_pending: ALREADY_INVITED },
  },
)

export type Invitation = RowOf<typeof invitations>
