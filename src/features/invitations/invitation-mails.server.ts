import { inCompany } from '../../server/database/in-company.ts'
import { addJob, type Work } from '../../server/jobs.ts'
import type { Mail } from '../../server/mail/mails.ts'
import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit, type CommittedMutation } from '../../sync/server/after-commit.ts'
import { invitePerson, resendInvitation } from './invitations.mutations.ts'
import { INVITATION_LIFETIME_MS } from './invitations.rules.ts'
import { invitations } from './invitations.table.ts'
import { makeInvitationToken } from './invitation-tokens.server.ts'
import { displayName } from '../people/people.rules.ts'

const TASK = 'invitation-mail'

interface Payload {
  companyId: string
  invitationId: string
}

/** Queues a mail for each invitation that was sent. A resend that came too soon changed no row, so it queues none. */
export function invitationEffects({ pool }: Services): AfterCommit[] {
  async function queue({ companyId, changes }: CommittedMutation): Promise<void> {
    for (const { entity, id } of changes) {
      if (entity === invitations.name)
        await addJob(pool, TASK, { companyId, invitationId: id } satisfies Payload)
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

async function sendInvitation(
  { pool, mailer, origins }: Services,
  { companyId, invitationId }: Payload,
): Promise<void> {
  const mail = await inCompany(pool, companyId, null, async (client): Promise<Mail | null> => {
    const { rows } = await client.query<{
      to: string
      companyName: string
      fullName: string
      email: string
      sentAt: Date
    }>(
      `select i.email as to, c.name as "companyName", p.full_name as "fullName", p.email,
         (i.sent_times ->> -1)::timestamptz as "sentAt"
       from invitations i
       join companies c on c.company_id = i.company_id
       join people p on p.company_id = i.company_id and p.id = i.invited_by
       where i.company_id = $1 and i.id = $2 and i.status = 'pending'`,
      [companyId, invitationId],
    )
    if (!rows[0]) return null
    const { to, companyName, sentAt, ...inviter } = rows[0]
    const expires = new Date(sentAt.getTime() + INVITATION_LIFETIME_MS)
    const token = await makeInvitationToken(client, companyId, invitationId, expires)
    const url = `${origins.publicUrl()}/accept-invitation?invited=1&token=${token}`
    return { to, template: 'invitation', props: { inviter: displayName(inviter), companyName, url } }
  })
  if (mail) await mailer.deliver(mail)
}
