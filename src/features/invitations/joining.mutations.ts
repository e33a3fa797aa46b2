import { defineMutation } from '../../sync/define-mutation.ts'
import { list, ref, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { admitPerson } from '../people/admission.mutations.ts'
import { auditLog } from '../people/audit.table.ts'
import { account, people } from '../people/people.table.ts'
import { joinTeam } from '../people/team-members.mutations.ts'
import { teams } from '../teams/teams.table.ts'
import { refuse } from './invitations.refusals.ts'
import { isExpired } from './invitations.rules.ts'
import { type Invitation, invitations, MOST_TEAMS } from './invitations.table.ts'
import { ACCEPT_FAILED, DECLINE_FAILED } from './invitations.text.ts'

/**
 * The invited person joins with the invitation's level and teams; `membershipIds` has a new id for each of its teams.
 * Somebody who is a member already keeps their present level and only joins the teams.
 */
export const joinCompany = defineMutation('joinCompany', {
  failure: ACCEPT_FAILED,
  input: {
    invitationId: ref('invitations'),
    auditId: uuid(),
    membershipIds: list(uuid(), MOST_TEAMS),
    ...account,
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { invitationId, auditId, membershipIds, ...account }, { now }) {
    const { personId } = account
    const invitation = findOpen(tx, invitationId, account.email, now)
    tx.update(invitations, invitationId, { status: 'accepted', answeredAt: now })
    if (tx.get(people, personId)?.status !== 'active') {
      const { level } = invitation
      admitPerson(tx, account, level, now)
      const entry = { actorId: personId, action: 'joined' as const, personId, before: null, after: level }
      tx.insert(auditLog, { id: auditId, at: now, ...entry, note: null })
    }
    joinTeams(tx, invitation, personId, membershipIds, now)
  },
})

export const declineInvitation = defineMutation('declineInvitation', {
  failure: DECLINE_FAILED,
  input: { invitationId: ref('invitations'), email: text({ max: 254 }) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { invitationId, email }, { now }) {
    findOpen(tx, invitationId, email, now)
    tx.update(invitations, invitationId, { status: 'declined', answeredAt: now })
  },
})

function findOpen(tx: Transaction, id: string, email: string, now: string): Invitation {
  const invitation = tx.get(invitations, id)
  if (invitation?.status !== 'pending' || isExpired(invitation, now)) refuse('invitation/no-longer-valid')
  return invitation.email === email ? invitation : refuse('invitation/other-address')
}

/** Skips teams that have been deleted since the invitation. */
function joinTeams(
  tx: Transaction,
  { teamIds }: Invitation,
  personId: string,
  membershipIds: readonly string[],
  now: string,
): void {
  teamIds.forEach((teamId, index) => {
    const id = membershipIds[index]
    if (id !== undefined && tx.get(teams, teamId)?.deletedAt === null)
      joinTeam(tx, { id, teamId, personId }, now)
  })
}
