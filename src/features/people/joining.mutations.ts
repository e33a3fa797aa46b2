import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { list, ref, text, uuid } from '../../sync/fields.ts'
import { refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { newSettings } from '../companies/companies.rules.ts'
import { companies, companyName, userSettings } from '../companies/companies.table.ts'
import { isOnTeam } from '../teams/teams.access.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { auditLog } from './audit.table.ts'
import { isExpired, MOST_TEAMS } from './invitations.rules.ts'
import { type Invitation, invitations } from './invitations.table.ts'
import { people } from './people.table.ts'
import { ACCEPT_FAILED, DECLINE_FAILED, NO_LONGER_VALID, OTHER_ADDRESS } from './people.text.ts'

const account = { personId: uuid(), email: text({ max: 254 }), fullName: text({ max: 100 }) }

/** A new company with its first director and no team; `id` is the company's. */
export const foundCompany = defineMutation('foundCompany', {
  input: { id: uuid(), name: companyName(), slug: text({ max: 60 }), ...account },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id, name, slug, personId, email, fullName }, { now }) {
    const defaults = { autoCreateOverdueIssues: false, defaultVoteLimit: null }
    tx.insert(companies, { id, name, slug, ...defaults, createdAt: now })
    tx.insert(people, {
      id: personId,
      email,
      fullName,
      avatarUrl: null,
      level: 'director',
      status: 'active',
      joinedAt: now,
      lastActiveAt: null,
    })
    tx.insert(userSettings, newSettings(personId, now))
  },
})

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

/** Teams that are gone by now, or joined already, are passed over. */
function joinTeams(
  tx: Transaction,
  { teamIds }: Invitation,
  personId: string,
  membershipIds: readonly string[],
  now: string,
) {
  teamIds.forEach((teamId, index) => {
    const id = membershipIds[index]
    if (id === undefined || tx.get(teams, teamId)?.deletedAt !== null || isOnTeam(tx, teamId, personId))
      return
    tx.insert(teamMembers, { id, teamId, personId, role: 'member', joinedAt: now })
  })
}
