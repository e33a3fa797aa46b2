import type { PoolClient } from 'pg'
import type { Services } from '../../server/services.ts'
import type { BillingNotice } from '../../server/mail/billing-letter.ts'
import { newId } from '../../sync/id.ts'
import { wanting } from '../mail-choices/choices.server.ts'
import { stopAddress } from '../mail-choices/stop-links.server.ts'
import { dateText } from '../time/time.text.ts'
import { reminderDue, trialUntil } from './billing.rules.ts'
import type { Subscription } from './subscriptions.server.ts'

/** More than any company should have. */
const MOST_DIRECTORS = 50

interface Occasion {
  notice: BillingNotice
  /** Tells it from others of its kind. */
  of: string
  /** The day that it is about, ISO 8601. */
  day: string | null
}

/** Queues the mails that a change of the subscription calls for, in its transaction. */
export async function queueChangeMails(
  services: Services,
  client: PoolClient,
  { companyId, before, after }: { companyId: string; before: Subscription; after: Subscription },
): Promise<void> {
  for (const occasion of occasionsOf(before, after)) await queue(services, client, companyId, occasion)
}

function occasionsOf(before: Subscription, after: Subscription): Occasion[] {
  const id = after.subscriptionId ?? before.subscriptionId ?? ''
  const day = after.subscriptionEnd
  const isOverdue = ({ status }: Subscription) => status === 'past_due' || status === 'unpaid'
  const isCancelled = (one: Subscription) => one.cancelAtPeriodEnd || one.status === 'canceled'
  return [
    ...(after.subscribed && !before.subscribed ? [{ notice: 'subscribed' as const, of: id, day }] : []),
    ...(isOverdue(after) && !isOverdue(before)
      ? [{ notice: 'payment-failed' as const, of: `${id}:${day}`, day }]
      : []),
    ...(isCancelled(after) && !isCancelled(before)
      ? [{ notice: 'cancelled' as const, of: `${id}:${day}`, day }]
      : []),
  ]
}

/** Queues the reminder that a trial is about to end, if one is due. */
export async function queueReminder(
  services: Services,
  client: PoolClient,
  companyId: string,
  subscription: Subscription,
): Promise<void> {
  const days = reminderDue(subscription, new Date().toISOString())
  if (days === null) return
  const day = trialUntil(subscription)
  await queue(services, client, companyId, {
    notice: days === 1 ? 'trial-ends-1' : 'trial-ends-7',
    of: day,
    day,
  })
}

/** To each active director, and only if nobody has queued it before. */
async function queue(
  services: Services,
  client: PoolClient,
  companyId: string,
  { notice, of, day }: Occasion,
): Promise<void> {
  const { mailer, origins } = services
  const { rowCount } = await client.query(
    'insert into billing_mails (company_id, id, occasion) values ($1, $2, $3) on conflict (company_id, occasion) do nothing',
    [companyId, newId(), `${notice}:${of}`],
  )
  if (rowCount !== 1) return
  const { rows } = await client.query<{ personId: string; to: string; companyName: string }>(
    `select p.id as "personId", p.email as to, c.name as "companyName" from people p join companies c on c.company_id = p.company_id
     where p.company_id = $1 and p.status = 'active' and p.level in ('director', 'super_admin') order by p.joined_at limit $2`,
    [companyId, MOST_DIRECTORS],
  )
  const url = `${origins.publicUrl()}/settings?tab=billing`
  // What is about payments everybody gets who has to know; a trial only ends.
  const kind = notice === 'trial-ends-7' || notice === 'trial-ends-1' ? 'trial' : null
  const personIds = rows.map(({ personId }) => personId)
  const wanted = kind ? await wanting(client, { companyId, kind, personIds }) : new Set(personIds)
  for (const { personId, to, companyName } of rows) {
    if (!wanted.has(personId)) continue
    const stopUrl = kind && stopAddress(services, { companyId, personId, kind })
    const props = { notice, companyName, day: day === null ? null : dateText(day), url }
    await mailer.sendMail({ to, template: 'billing', props, stopUrl }, client)
  }
}
