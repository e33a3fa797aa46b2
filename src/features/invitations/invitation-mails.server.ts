import type { OwnWords } from '../../language/own-words.rules.ts'
import type pg from 'pg'
import { inCompany } from '../../server/database/in-company.ts'
import { inEveryCompany } from '../../server/every-company.ts'
import { addJobs, brief, type KeyedJob, type Work } from '../../server/jobs.ts'
import type { Mail } from '../../server/mail/mails.ts'
import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit, type CommittedMutation } from '../../sync/server/after-commit.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { holdInvitationMail, invitePeople, invitePerson, resendInvitation } from './invitations.mutations.ts'
import { INVITATION_LIFETIME_MS, lastSent } from './invitations.rules.ts'
import { type Invitation, invitations } from './invitations.table.ts'
import { makeInvitationToken, noteMailed } from './invitation-tokens.server.ts'
import { countInvitationMail, LATER_SECONDS, uncountInvitationMail } from './mail-limits.server.ts'
import { displayName } from '../people/people.rules.ts'

const TASK = 'invitation-mail'
const SWEEP = 'missed-invitation-mails'

interface Payload {
  companyId: string
  invitationId: string
  senderId: string | null
}

/** One job for each sending of an invitation, however often it is queued. */
const jobOf = (payload: Payload, sentAt: string): KeyedJob => ({
  key: `${TASK}:${payload.companyId}:${payload.invitationId}:${sentAt}`,
  payload,
})

/** Queues a mail for each invitation that was sent. A resend that came too soon changed no row, so it queues none. */
export function invitationEffects({ pool }: Services): AfterCommit[] {
  async function queue({ companyId, userId, changes }: CommittedMutation): Promise<void> {
    const sent = changes.flatMap(({ entity, id, row }) => {
      if (entity !== invitations.name || row === null) return []
      return [jobOf({ companyId, invitationId: id, senderId: userId }, lastSent(row as Invitation))]
    })
    await addJobs(pool, TASK, sent)
  }
  return [invitePerson, invitePeople, resendInvitation].map((mutation) =>
    afterCommit(mutation as Mutation, queue),
  )
}

/** The token is made together with the mail, so that none is ever stored in the queue. */
export const invitationWork = (services: Services): Work => ({
  tasks: {
    // Only this file adds this task, so the payload has its shape.
    [TASK]: brief((payload) => sendInvitation(services, payload as Payload)),
    [SWEEP]: (_payload, { abortSignal }) => queueMissed(services, abortSignal),
  },
  crontab: [`*/30 * * * * ${SWEEP}`],
})

/** Queues what a node that stopped between a commit and its queueing has left out. */
export const queueMissed = (services: Services, signal?: AbortSignal): Promise<void> =>
  inEveryCompany(services, 'missed invitations were not mailed', signal, (companyId) =>
    queueMissedOf(services.pool, companyId),
  )

/** A mail that was begun has a token, and its job goes on by itself. */
async function queueMissedOf(pool: pg.Pool, companyId: string): Promise<void> {
  const missed = await inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<{ id: string; senderId: string; sentAt: string }>(
      `select i.id, i.invited_by as "senderId", i.sent_times ->> -1 as "sentAt"
       from invitations i
       where i.company_id = $1 and i.status = 'pending' and i.mail_held_at is null
         and (i.sent_times ->> -1)::timestamptz between now() - interval '1 day' and now() - interval '5 minutes'
         and not exists (
           select from invitation_tokens t
           where t.company_id = i.company_id and t.invitation_id = i.id
             and t.expires_at = (i.sent_times ->> -1)::timestamptz + interval '168 hours'
         )`,
      [companyId],
    )
    return rows
  })
  const jobs = missed.map(({ id, senderId, sentAt }) =>
    jobOf({ companyId, invitationId: id, senderId }, sentAt),
  )
  await addJobs(pool, TASK, jobs)
}

interface Pending {
  to: string
  companyName: string
  ownWords: OwnWords
  inviter: string
  sentAt: Date
}

/** Mails a link to the invitation if it still waits for an answer and for this mail, its address may get a mail now, and its sender send one. */
async function sendInvitation(services: Services, payload: Payload): Promise<void> {
  const { pool, mailer, node } = services
  const { companyId, invitationId, senderId } = payload
  const pending = await findPending(pool, payload)
  if (pending === null) return
  const mail = { to: pending.to, senderId }
  const when = await countInvitationMail(pool, mail)
  if (when === 'later')
    return addJobs(pool, TASK, [jobOf(payload, pending.sentAt.toISOString())], LATER_SECONDS)
  if (when === 'held') return node.run(companyId, null, holdInvitationMail, { id: invitationId })
  try {
    await mailer.deliver(await mailFor(services, payload, pending))
  } catch (error) {
    await uncountInvitationMail(pool, mail)
    throw error
  }
  await inCompany(pool, companyId, null, (client) =>
    noteMailed(client, companyId, invitationId, pending.sentAt, expiryOf(pending)),
  )
}

const expiryOf = ({ sentAt }: Pending): Date => new Date(sentAt.getTime() + INVITATION_LIFETIME_MS)

const findPending = (pool: pg.Pool, { companyId, invitationId }: Payload): Promise<Pending | null> =>
  inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<Omit<Pending, 'inviter'> & { fullName: string; email: string }>(
      `select i.email as to, c.name as "companyName", c.own_words as "ownWords", p.full_name as "fullName", p.email,
         (i.sent_times ->> -1)::timestamptz as "sentAt"
       from invitations i
       join companies c on c.company_id = i.company_id
       join people p on p.company_id = i.company_id and p.id = i.invited_by
       where i.company_id = $1 and i.id = $2 and i.status = 'pending' and not exists (
         select from invitation_tokens t
         where t.company_id = i.company_id and t.invitation_id = i.id and t.sent_at = (i.sent_times ->> -1)::timestamptz
       )`,
      [companyId, invitationId],
    )
    return rows[0] ? { ...rows[0], inviter: displayName(rows[0]) } : null
  })

async function mailFor(
  { pool, origins }: Services,
  { companyId, invitationId }: Payload,
  pending: Pending,
): Promise<Mail> {
  const { to, inviter, companyName, ownWords } = pending
  const token = await inCompany(pool, companyId, null, (client) =>
    makeInvitationToken(client, companyId, invitationId, expiryOf(pending)),
  )
  const url = `${origins.publicUrl()}/accept-invitation?invited=1&token=${token}`
  return { to, template: 'invitation', props: { inviter, companyName, url }, ownWords }
}
