import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import { choice, list, ref, refs, text, timestamp, uuid } from '../../sync/fields.ts'
import { level, people, type Person } from '../people/people.table.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import type { Level } from '../rights/levels.rules.ts'
import { invitableLevels } from '../rights/managing.rules.ts'
import { ALREADY_INVITED } from './invitations.text.ts'

/** An invitation names at most so many teams. */
export const MOST_TEAMS = 100

const mayGive = (inviter: Person, given: Level): boolean =>
  inviter.status === 'active' && invitableLevels(inviter.level).includes(given)

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
    indexes: [['invitedBy']],
    window: { field: 'answeredAt', days: 30 },
    follows: [
      // Nobody joins on the word of somebody who may no longer give that level.
      follow('invitedBy', people, ({ status, level }, { after: inviter }, now) => {
        if (status !== 'pending' || (inviter && mayGive(inviter, level))) return null
        return { status: 'revoked' as const, answeredAt: now }
      }),
    ],
    conflicts: { invitations_one_pending: ALREADY_INVITED },
  },
)

export type Invitation = RowOf<typeof invitations>
