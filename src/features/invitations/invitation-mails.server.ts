import type pg from 'pg'
import { inCompany } from '../../server/database/in-company.ts'
import { addJob, type Work } from '../../server/jobs.ts'
import type { Mail } from '../../server/mail/mails.ts'
import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit, type CommittedMutation } from '../../sync/server/after-commit.ts'
import { holdInvitationMail, invitePerson, resendInvitation } from './invitations.mutations.ts'
import { INVITATION_LIFETIME_MS } from './invitations.rules.ts'
import { invitations } from './invitations.table.ts'
import { makeInvitationToken } from './invitation-tokens.server.ts'
import { countInvitationMail, LATER_SECONDS, uncountInvitationMail } from './mail-limits.server.ts'
import { displayName } from '../people/people.rules.ts'

const TASK = 'invitation-mail'

interface Payload {
  companyId: string
  invitationId: string
  senderId: string | null
}

/** Queues a mail for each invitation that was sent. A resend that came too soon changed no row, so it queues none. */
export function invitationEffects({ pool }: Services): AfterCommit[] {
  async function queue({ companyId, userId, changes }: CommittedMutation): Promise<void> {
    for (const { entity, id } of changes) {
      if (entity === invitations.name)
        await addJob(pool, TASK, { companyId, invitationId: id, senderId: userId } satisfies Payload)
    }
  }
  return [afterCommit(invitePerson, queue), afterCommit(resendInvitation, queue)]
}

/** The token is made together with the mail, so that none is ever stored in the queue. */
export const invitationWork = (services: Services): Work => ({
  // Only invitationEffects adds this task, so the payload has its shape.
  tasks: { [TASK]: (payload) => sendInvitation(services, payload as Payload) },
  crontab: [],
})

interface Pending {
  to: string
  companyName: string
  inviter: string
  sentAt: Date
}

/** Mails a link to the invitation if it still waits for an answer, its address may get a mail now, and its sender send one. */
async function sendInvitation(services: Services, payload: Payload): Promise<void> {
  const { pool, mailer, node } = services
  const { companyId, invitationId, senderId } = payload
  const pending = await findPending(pool, payload)
  if (pending === null) return
  const mail = { to: pending.to, senderId }
  const when = await countInvitationMail(pool, mail)
  if (when === 'later') return addJob(pool, TASK, payload, LATER_SECONDS)
  if (when === 'held') return node.run(companyId, null, holdInvitationMail, { id: invitationId })
  try {
    await mailer.deliver(await mailFor(services, payload, pending))
  } catch (error) {
    await uncountInvitationMail(pool, mail)
    throw error
  }
}

const findPending = (pool: pg.Pool, { companyId, invitationId }: Payload): Promise<Pending | null> =>
  inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<Omit<Pending, 'inviter'> & { fullName: string; email: string }>(
      `select i.email as to, c.name as "companyName", p.full_name as "fullName", p.email,
         (i.sent_times ->> -1)::timestamptz as "sentAt"
       from invitations i
       join companies c on c.company_id = i.company_id
       join people p on p.company_id = i.company_id and p.id = i.invited_by
       where i.company_id = $1 and i.id = $2 and i.status = 'pending'`,
      [companyId, invitationId],
    )
    return rows[0] ? { ...rows[0], inviter: displayName(rows[0]) } : null
  })

async function mailFor(
  { pool, origins }: Services,
  { companyId, invitationId }: Payload,
  { to, sentAt, inviter, companyName }: Pending,
): Promise<Mail> {
  const expires = new Date(sentAt.getTime() + INVITATION_LIFETIME_MS)
  const token = await inCompany(pool, companyId, null, (client) =>
    makeInvitationToken(client, companyId, invitationId, expires),
  )
  const url = `${origins.publicUrl()}/accept-invitation?invited=1&token=${token}`
  return { to, template: 'invitation', props: { inviter, companyName, url } }
}
