import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'

const table = {
  'invitation/sending-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: "You don't have permission to invite people",
  },
  'invitation/resending-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: "You don't have permission to resend invitations",
  },
  'invitation/revoking-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: "You don't have permission to revoke invitations",
  },
  'invitation/level-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You can’t invite people to this permission level.',
  },
  'invitation/team-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You can only invite people to teams that you manage.',
  },
  'invitation/not-an-address': 'Enter an e-mail address like name@company.com.',
  'invitation/already-a-member': 'This person is already a member of the company.',
  'invitation/already-invited': 'This person has already been invited. Resend the invitation instead.',
  'invitation/limit-reached': ({ limit }: { limit: number }) =>
    `Your company has sent ${limit} invitations within a day, which is the limit. Try again tomorrow.`,
  'invitation/too-many-held': ({ limit }: { limit: number }) =>
    `${limit} of your invitations were not mailed, because too many were sent within a day. Try again tomorrow.`,
  'invitation/no-longer-valid':
    'This invitation is no longer valid: it has been used or withdrawn, or is older than 7 days. Ask for a new one.',
  'invitation/other-address': {
    kind: 'denied',
    detail: 'This invitation was sent to another e-mail address. Sign in with that address to accept it.',
  },
  'invitation/signed-out': {
    kind: 'denied',
    detail: 'You are signed out. Sign in to answer this invitation.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  invitations_one_pending: refuse.reason('invitation/already-invited'),
}
