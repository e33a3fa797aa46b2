import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import { choice, list, optionalText, ref, refs, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { level, people, type Person } from '../people/people.table.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import type { Level } from '../rights/levels.rules.ts'
import { invitableLevels } from '../rights/managing.rules.ts'

/** The most teams that an invitation can name. */
export const MOST_TEAMS = 100

const mayGive = (inviter: Person, given: Level): boolean =>
  inviter.status === 'active' && invitableLevels(inviter.level).includes(given)

/** People asked to join. The token in the mailed link is stored elsewhere and never leaves the server. */
export const invitations = defineTable(
  'invitations',
  {
    id: uuid(),
    /** In lower case. */
    email: text({ max: 254 }),
    fullName: optionalText(100),
    level: level(),
    teamIds: refs('teams', MOST_TEAMS),
    invitedBy: ref('people'),
    invitedAt: timestamp(),
    /** When mails were sent, the latest last; earlier ones are dropped a day later, as they no longer count. */
    sentTimes: list(timestamp()),
    status: choice('pending', 'accepted', 'declined', 'revoked'),
    answeredAt: timestamp().nullable(),
    /** When the latest mail was held back, because its address had received enough; null if it was sent. */
    mailHeldAt: timestamp().nullable(),
  },
  {
    scope: () => MANAGERS,
    indexes: [['invitedBy', 'status'], ['email']],
    listed: true,
    live: [liveFor(30, 'answeredAt')],
    follows: [
      // An invitation ends when the person who sent it may no longer give its level.
      follow(
        'invitedBy',
        people,
        ({ level }, { after: inviter }, now) =>
          inviter && mayGive(inviter, level) ? null : { status: 'revoked' as const, answeredAt: now },
        { status: 'pending' },
      ),
    ],
  },
)

export type Invitation = RowOf<typeof invitations>
