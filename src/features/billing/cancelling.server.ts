import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { newId } from '../../sync/id.ts'
import { dateText } from '../time/time.text.ts'
import { refuse } from './billing.refusals.ts'
import { CANCELLED_NOW, willEndOn } from './cancelling.text.ts'
import { readProvider } from './provider-reads.server.ts'
import { stripeOf } from './stripe.server.ts'
import { customerOf, subscriptionOf } from './subscriptions.server.ts'

/** The page of the provider with the company's invoices and payment details. */
export async function portalUrl(
  services: Services,
  billing: BillingConfig,
  companyId: string,
): Promise<string | null> {
  const customer = (await customerOf(services.pool, companyId)) ?? refuse('billing/no-subscription')
  const stripe = await stripeOf(billing)
  const { url } = await stripe.billingPortal.sessions.create(
    { customer, return_url: `${services.origins.publicUrl()}/settings?tab=billing` },
    { idempotencyKey: `portal:${newId()}` },
  )
  return url
}

/** Ends the subscription, at once or when what is paid has been used up. Returns what has happened. */
export async function cancelSubscription(
  services: Services,
  billing: BillingConfig,
  companyId: string,
  immediately: boolean,
): Promise<string> {
  const id = await runningSubscription(services, companyId)
  const stripe = await stripeOf(billing)
  // Asking twice for the same changes nothing, and the same key would keep somebody from cancelling again after they have resumed.
  const once = { idempotencyKey: `cancel:${newId()}` }
  if (immediately) await stripe.subscriptions.cancel(id, {}, once)
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true }, once)
  await readProvider(services, companyId)
  const after = await subscriptionOf(services, companyId)
  return after?.subscribed && after.subscriptionEnd
    ? willEndOn(dateText(after.subscriptionEnd))
    : CANCELLED_NOW
}

/** Lets a subscription that was to end go on. */
export async function resumeSubscription(
  services: Services,
  billing: BillingConfig,
  companyId: string,
): Promise<void> {
  const id = await runningSubscription(services, companyId)
  const stripe = await stripeOf(billing)
  const { cancel_at_period_end: atPeriodEnd } = await stripe.subscriptions.retrieve(id)
  await stripe.subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' }, {
    idempotencyKey: `resume:${newId()}`,
  })
  await readProvider(services, companyId)
}

/** As the provider says at this moment. */
async function runningSubscription(services: Services, companyId: string): Promise<string> {
  await readProvider(services, companyId)
  const known = await subscriptionOf(services, companyId)
  if (!known?.subscribed || known.subscriptionId === null) return refuse('billing/no-subscription')
  return known.subscriptionId
}
