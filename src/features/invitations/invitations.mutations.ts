import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { optionalText, ref, refs, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { normalEmail } from '../accounts/email.rules.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import { record } from '../audit/record.mutations.ts'
import { levelOf } from '../people/people.access.ts'
import { level, people } from '../people/people.table.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { invitableLevels } from '../rights/managing.rules.ts'
import { findTeam, managesTeam } from '../teams/teams.access.ts'
import { canInvite } from './invitations.access.ts'
import { refuse } from './invitations.refusals.ts'
import {
  areTooManyHeld,
  HELD_AT_MOST,
  isAddress,
  isCoolingDown,
  mayStillSend,
  SENT_PER_DAY,
  withMailSent,
} from './invitations.rules.ts'
import { type Invitation, invitations, MOST_TEAMS } from './invitations.table.ts'
import { ENTER_AN_ADDRESS, INVITATION_FAILED, INVITATION_NOT_RESENT } from './invitations.text.ts'
import { notFound } from '../../sync/engine.refusals.ts'

/** Asks somebody to join with a level and teams. The mail goes out once this is committed. */
export const invitePerson = defineMutation('invitePerson', {
  failure: INVITATION_FAILED,
  input: {
    id: uuid(),
    email: text({ max: 254, required: ENTER_AN_ADDRESS }),
    fullName: optionalText(100, nameProblem).optional(),
    level: level(),
    teamIds: refs('teams', MOST_TEAMS),
  },
  may: (actor) => canInvite(actor) || refuse('invitation/sending-not-yours'),
  run(tx, { id, fullName = null, level, teamIds, ...input }, context) {
    const { actor, now } = context
    const email = normalEmail(input.email)
    if (!isAddress(email)) refuse('invitation/not-an-address')
    if (!invitableLevels(levelOf(tx, actor)).includes(level)) refuse('invitation/level-not-yours')
    for (const teamId of teamIds) {
      findTeam(tx, teamId)
      if (!managesTeam(tx, actor, teamId)) refuse('invitation/team-not-yours')
    }
    refuseKnown(tx, email)
    refuseAboveLimit(tx, actor, now)
    tx.insert(invitations, {
      id,
      email,
      fullName,
      level,
      teamIds: [...new Set(teamIds)],
      invitedBy: actor.id,
      invitedAt: now,
      sentTimes: [now],
      status: 'pending',
      answeredAt: null,
      mailHeldAt: null,
    })
    record(tx, context, { action: 'invited', subject: email, after: level })
  },
})

/** Sends another mail with another link; within five minutes of the last one nothing happens. */
export const resendInvitation = defineMutation('resendInvitation', {
  failure: INVITATION_NOT_RESENT,
  input: { id: ref('invitations') },
  may: (actor) => hasManagerAccess(actor) || refuse('invitation/resending-not-yours'),
  run(tx, { id }, context) {
    const { actor, now } = context
    const invitation = findPending(tx, id)
    if (isCoolingDown(invitation, now)) return
    refuseAboveLimit(tx, actor, now)
    tx.update(invitations, id, {
      sentTimes: withMailSent(invitation.sentTimes, now),
      mailHeldAt: null,
    })
    record(tx, context, { action: 'invitation resent', subject: invitation.email })
  },
})

/** Notes that the mail was held back, because its address has had enough of them. */
export const holdInvitationMail = defineMutation('holdInvitationMail', {
  input: { id: ref('invitations') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id }, { now }) {
    if (tx.get(invitations, id)?.status === 'pending') tx.update(invitations, id, { mailHeldAt: now })
  },
})

export const revokeInvitation = defineMutation('revokeInvitation', {
  input: { id: ref('invitations') },
  may: (actor) => hasManagerAccess(actor) || refuse('invitation/revoking-not-yours'),
  run(tx, { id }, context) {
    const { email, level } = findPending(tx, id)
    tx.update(invitations, id, { status: 'revoked', answeredAt: context.now })
    record(tx, context, { action: 'invitation revoked', subject: email, before: level })
  },
})

function findPending(tx: Transaction, id: string): Invitation {
  const invitation = tx.find(invitations, id)
  return invitation.status === 'pending' ? invitation : notFound()
}

function refuseKnown(tx: Transaction, email: string): void {
  const isMember = tx.where(people, { email, status: 'active' }).length > 0
  if (isMember) refuse('invitation/already-a-member')
  if (tx.where(invitations, { email, status: 'pending' }).length > 0) refuse('invitation/already-invited')
}

function refuseAboveLimit(tx: Transaction, actor: Actor, now: string): void {
  const all = tx.where(invitations, {})
  if (!mayStillSend(all, now)) refuse('invitation/limit-reached', { limit: SENT_PER_DAY })
  const own = all.filter(({ invitedBy }) => invitedBy === actor.id)
  if (areTooManyHeld(own, now)) refuse('invitation/too-many-held', { limit: HELD_AT_MOST })
}
