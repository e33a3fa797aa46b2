import { normalEmail } from '../accounts/email.rules.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, refs, text, uuid } from '../../sync/fields.ts'
import { deny, notFound, refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { findTeam, managesTeam } from '../teams/teams.access.ts'
import { isAddress, isCoolingDown, mayStillSend, SENT_PER_DAY, withMailSent } from './invitations.rules.ts'
import { MOST_TEAMS, type Invitation, invitations } from './invitations.table.ts'
import { levelOf } from '../people/people.access.ts'
import { level, people } from '../people/people.table.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'
import * as texts from './invitations.text.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { invitableLevels } from '../rights/managing.rules.ts'

/** Asks somebody to join with a level and teams. The mail goes out once this is committed. */
export const invitePerson = defineMutation('invitePerson', {
  input: {
    id: uuid(),
    email: text({ max: 254, required: texts.ENTER_AN_ADDRESS }),
    fullName: text({ max: 100 }).optional(),
    level: level(),
    teamIds: refs('teams', MOST_TEAMS),
  },
  may: (actor) => (hasManagerAccess(actor) && !actor.system) || deny(ACCESS_DENIED, texts.MAY_NOT_INVITE),
  run(tx, { id, fullName, level, teamIds, ...input }, { actor, now }) {
    const email = normalEmail(input.email)
    if (!isAddress(email)) refuse(texts.INVITATION_FAILED, texts.ENTER_AN_ADDRESS)
    if (!invitableLevels(levelOf(tx, actor)).includes(level)) {
      deny(ACCESS_DENIED, texts.LEVEL_TOO_HIGH)
    }
    for (const teamId of teamIds) {
      findTeam(tx, teamId)
      if (!managesTeam(tx, actor, teamId)) deny(ACCESS_DENIED, texts.TEAM_NOT_YOURS)
    }
    refuseKnown(tx, email)
    if (!mayStillSend(tx.where(invitations, {}), now))
      refuse(texts.INVITATION_FAILED, texts.tooManySent(SENT_PER_DAY))
    tx.insert(invitations, {
      id,
      email,
      fullName: fullName || null,
      level,
      teamIds: [...new Set(teamIds)],
      invitedBy: actor.id,
      invitedAt: now,
      sentTimes: [now],
      status: 'pending',
      answeredAt: null,
    })
  },
})

/** Sends another mail with another link; within five minutes of the last one nothing happens. */
export const resendInvitation = defineMutation('resendInvitation', {
  input: { id: ref('invitations') },
  may: (actor) => hasManagerAccess(actor) || deny(ACCESS_DENIED, texts.MAY_NOT_RESEND),
  run(tx, { id }, { now }) {
    const invitation = findPending(tx, id)
    if (isCoolingDown(invitation, now)) return
    if (!mayStillSend(tx.where(invitations, {}), now))
      refuse(texts.RESEND_FAILED, texts.tooManySent(SENT_PER_DAY))
    tx.update(invitations, id, { sentTimes: withMailSent(invitation.sentTimes, now) })
  },
})

export const revokeInvitation = defineMutation('revokeInvitation', {
  input: { id: ref('invitations') },
  may: (actor) => hasManagerAccess(actor) || deny(ACCESS_DENIED, texts.MAY_NOT_REVOKE),
  run(tx, { id }, { now }) {
    findPending(tx, id)
    tx.update(invitations, id, { status: 'revoked', answeredAt: now })
  },
})

function findPending(tx: Transaction, id: string): Invitation {
  const invitation = tx.find(invitations, id)
  return invitation.status === 'pending' ? invitation : notFound()
}

function refuseKnown(tx: Transaction, email: string): void {
  const isMember = tx.where(people, { email, status: 'active' }).length > 0
  if (isMember) refuse(texts.INVITATION_FAILED, texts.ALREADY_A_MEMBER)
  if (tx.where(invitations, { email, status: 'pending' }).length > 0) {
    refuse(texts.ALREADY_INVITED.title, texts.ALREADY_INVITED.detail)
  }
}
