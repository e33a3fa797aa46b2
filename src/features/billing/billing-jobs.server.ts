import { companyIds } from '../../server/every-company.ts'
import { addJob, brief, type Work } from '../../server/jobs.ts'
import type { Services } from '../../server/services.ts'
import { applyEntitlement } from './entitlement.server.ts'
import { queueReminder } from './billing-mails.server.ts'
import { readProvider } from './provider-reads.server.ts'
import { subscriptionOf } from './subscriptions.server.ts'
import { measureUsage, sendUsage } from './usage.server.ts'

const ALL = 'billing-day'
const ONE = 'billing-company'
const EVENTS_KEPT_DAYS = 60

interface Payload {
  companyId: string
}

/** Looks at each company once a day, in a job of its own: a provider that fails for one holds up no other. */
export const billingWork = (services: Services): Work => ({
  tasks: {
    [ALL]: () => queueAll(services),
    // Only queueAll adds this task, so the payload has its shape.
    [ONE]: brief((payload) => lookAfter(services, (payload as Payload).companyId)),
  },
  crontab: [`23 4 * * * ${ALL}`],
})

async function queueAll({ pool, config }: Services): Promise<void> {
  if (config.billing === null) return
  for (const companyId of await companyIds(pool)) await addJob(pool, ONE, { companyId } satisfies Payload)
}

/** Counts the users and tells the provider, asks it how the subscription stands in case a message was lost, and reminds of a trial's end. */
export async function lookAfter(services: Services, companyId: string): Promise<void> {
  if ((await subscriptionOf(services, companyId)) === null) return
  const users = await measureUsage(services, companyId)
  await readProvider(services, companyId)
  if (await sendUsage(services, companyId, users)) await readProvider(services, companyId)
  const known = await subscriptionOf(services, companyId)
  await services.node.options.inCompany(companyId, null, async (client) => {
    if (known) await queueReminder(services, client, companyId, known)
    await client.query(
      'delete from billing_events where company_id = $1 and received_at < now() - make_interval(days => $2)',
      [companyId, EVENTS_KEPT_DAYS],
    )
  })
  await applyEntitlement(services, companyId)
}
