import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { list, ref, text, uuid } from '../../sync/fields.ts'
import { refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { newSettings } from '../companies/companies.rules.ts'
import { userSettings } from '../companies/companies.table.ts'
import { teams } from '../teams/teams.table.ts'
import { auditLog } from '../people/audit.table.ts'
import { isExpired } from './invitations.rules.ts'
import { MOST_TEAMS, type Invitation, invitations } from './invitations.table.ts'
import { account, people } from '../people/people.table.ts'
import { joinTeam } from '../people/team-members.mutations.ts'
import { ACCEPT_FAILED, DECLINE_FAILED, NO_LONGER_VALID, OTHER_ADDRESS } from './invitations.text.ts'

/**
 * The invited person joins with the invitation's level and teams; `membershipIds` has one new id for each of its teams.
 * Somebody who is a member already keeps the present level and only joins the teams.
 */
export const joinCompany = defineMutation('joinCompany', {
  input: {
    invitationId: ref('invitations'),
    auditId: uuid(),
    membershipIds: list(uuid(), MOST_TEAMS),
    ...account,
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { invitationId, auditId, membershipIds, personId, email, fullName }, { now }) {
    const invitation = findOpen(tx, invitationId, email, now, ACCEPT_FAILED)
    tx.update(invitations, invitationId, { status: 'accepted', answeredAt: now })
    const known = tx.get(people, personId)
    if (known?.status !== 'active') {
      const { level } = invitation
      const joined = { email, fullName, level, status: 'active' as const, joinedAt: now }
      if (known) tx.update(people, personId, joined)
      else tx.insert(people, { id: personId, avatarUrl: null, lastActiveAt: null, ...joined })
      if (!tx.get(userSettings, personId)) tx.insert(userSettings, newSettings(personId, now))
      const entry = { actorId: personId, action: 'joined' as const, personId, before: null, after: level }
      tx.insert(auditLog, { id: auditId, at: now, ...entry })
    }
    joinTeams(tx, invitation, personId, membershipIds, now)
  },
})

export const declineInvitation = defineMutation('declineInvitation', {
  input: { invitationId: ref('invitations'), email: text({ max: 254 }) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { invitationId, email }, { now }) {
    findOpen(tx, invitationId, email, now, DECLINE_FAILED)
    tx.update(invitations, invitationId, { status: 'declined', answeredAt: now })
  },
})

function findOpen(
  tx: Transaction,
  id: string,
  email: string,
  now: MutationContext['now'],
  title: string,
): Invitation {
  const invitation = tx.get(invitations, id)
  if (invitation?.status !== 'pending' || isExpired(invitation, now)) refuse(title, NO_LONGER_VALID)
  return invitation.email === email ? invitation : refuse(title, OTHER_ADDRESS)
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
