import type { Actor } from '../../sync/actor.ts'
import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { list, object, optionalText, ref, refs, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { normalEmail } from '../accounts/email.rules.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import { record } from '../audit/record.mutations.ts'
import { level } from '../people/people.table.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { canInvite } from './invitations.access.ts'
import { refuse } from './invitations.refusals.ts'
import {
  areTooManyHeld,
  HELD_AT_MOST,
  isCoolingDown,
  mayStillSend,
  SENT_PER_DAY,
  withMailSent,
} from './invitations.rules.ts'
import { type InvitationProblem, invitationProblem } from './inviting.rules.ts'
import { standingOf } from './inviting.reads.ts'
import { type Invitation, invitations, MOST_TEAMS } from './invitations.table.ts'
import { ENTER_AN_ADDRESS, INVITATION_FAILED, INVITATION_NOT_RESENT } from './invitations.text.ts'
import { notFound } from '../../sync/engine.refusals.ts'

/** The most people whom one mutation invites. With 100 teams each they fit into one request. */
export const MOST_AT_ONCE = 25

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
    const problem = invitationProblem({ email, level, teamIds }, standingOf(tx, actor, now))
    if (problem) refuseFor(problem)
    invite(tx, { id, email, fullName, level, teamIds }, context)
  },
})

/**
 * Asks several people to join. Each is checked as one alone would be, and who can't be invited is left out, so that one of them
 * doesn’t hold up the others. It is the rows that tell who was invited.
 */
export const invitePeople = defineMutation('invitePeople', {
  failure: INVITATION_FAILED,
  input: {
    people: list(
      object({
        id: uuid(),
        email: text({ max: 254, required: ENTER_AN_ADDRESS }),
        fullName: optionalText(100, nameProblem),
        level: level(),
        teamIds: list(uuid(), MOST_TEAMS),
      }),
      MOST_AT_ONCE,
    ),
  },
  may: (actor) => canInvite(actor) || refuse('invitation/sending-not-yours'),
  run(tx, { people }, context) {
    const standing = standingOf(tx, context.actor, context.now)
    for (const person of people) {
      const asked = { ...person, email: normalEmail(person.email) }
      if (invitationProblem(asked, standing)) continue
      invite(tx, asked, context)
      standing.left--
    }
  },
})

type Invited = Pick<Invitation, 'id' | 'email' | 'fullName' | 'level' | 'teamIds'>

function invite(tx: Transaction, invited: Invited, context: MutationContext): void {
  const { actor, now } = context
  tx.insert(invitations, {
    ...invited,
    teamIds: [...new Set(invited.teamIds)],
    invitedBy: actor.id,
    invitedAt: now,
    sentTimes: [now],
    status: 'pending',
    answeredAt: null,
    mailHeldAt: null,
  })
  record(tx, context, { action: 'invited', subject: invited.email, after: invited.level })
}

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

function refuseFor(problem: InvitationProblem): never {
  if (problem === 'team-unknown') return notFound()
  if (problem === 'limit-reached') return refuse('invitation/limit-reached', { limit: SENT_PER_DAY })
  if (problem === 'too-many-held') return refuse('invitation/too-many-held', { limit: HELD_AT_MOST })
  return refuse(`invitation/${problem}`)
}

function refuseAboveLimit(tx: Transaction, actor: Actor, now: string): void {
  const all = tx.where(invitations, {})
  if (!mayStillSend(all, now)) refuse('invitation/limit-reached', { limit: SENT_PER_DAY })
  const own = all.filter(({ invitedBy }) => invitedBy === actor.id)
  if (areTooManyHeld(own, now)) refuse('invitation/too-many-held', { limit: HELD_AT_MOST })
}
