import type Stripe from 'stripe'
import type { PoolClient } from 'pg'
import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { newId } from '../../sync/id.ts'
import { queueChangeMails } from './billing-mails.server.ts'
import {
  endThatCounts,
  mainSubscription,
  PAID_TIERS,
  type Standing,
  subscriptionOf as standingOf,
  type Tier,
} from './billing.rules.ts'
import { applyEntitlement } from './entitlement.server.ts'
import { stripeOf } from './stripe.server.ts'
import { customerOf, findSubscription, type Subscription, subscriptionOf } from './subscriptions.server.ts'

/**
 * Asks the provider how the company's subscription stands, and notes it: whatever made us ask is a hint, and its answer is what
 * counts. Of answers that overtake each other, the one to the latest question stays.
 * @param eventId of the message that made us ask, which counts once
 */
export async function readProvider(services: Services, companyId: string, eventId?: string): Promise<void> {
  const { billing } = services.config
  const customerId = await customerOf(services.pool, companyId)
  if (billing === null || customerId === null || (await subscriptionOf(services, companyId)) === null) return
  const question = await beginRead(services, companyId, eventId)
  if (question !== null) {
    const stripe = await stripeOf(billing)
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
    const main = mainSubscription(data)
    await services.node.options.inCompany(companyId, null, async (client) => {
      const before = await findSubscription(client, companyId, true)
      if (eventId !== undefined) await noteEvent(client, companyId, eventId)
      if (before === null || before.readsApplied >= question) return
      await note(client, companyId, { question, main, billing, before })
      const after = (await findSubscription(client, companyId))!
      await queueChangeMails(services, client, { companyId, before, after })
    })
  }
  // A message that was dealt with may have been cut off here.
  await applyEntitlement(services, companyId)
}

/** The number of this question to the provider; null for a message that has been dealt with. */
const beginRead = ({ node }: Services, companyId: string, eventId = ''): Promise<number | null> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ question: string }>(
      `update company_subscriptions set reads_begun = reads_begun + 1
       where company_id = $1 and not exists (select from billing_events where company_id = $1 and event_id = $2)
       returning reads_begun as question`,
      [companyId, eventId],
    )
    return rows[0] ? Number(rows[0].question) : null
  })

const noteEvent = (client: PoolClient, companyId: string, eventId: string): Promise<unknown> =>
  client.query(
    'insert into billing_events (company_id, id, event_id) values ($1, $2, $3) on conflict (company_id, event_id) do nothing',
    [companyId, newId(), eventId],
  )

interface Answer {
  question: number
  main: Stripe.Subscription | null
  billing: BillingConfig
  before: Subscription
}

async function note(
  client: PoolClient,
  companyId: string,
  { question, main, billing, before }: Answer,
): Promise<void> {
  const item = main?.items.data[0]
  const standing = main && item ? stateOf(main, item) : NONE
  const [subscriptionId, status] = [main?.id ?? null, main?.status ?? null]
  const price = item?.price.unit_amount
  await client.query(
    `update company_subscriptions set subscribed = $2, subscription_tier = $3, subscription_end = $4, subscription_status = $5,
       cancel_at_period_end = $6, subscription_id = $7, subscription_item_id = $8, billed_users = $9, base_price_per_user = $10,
       currency = $11, reads_applied = $12, confirmed_at = now(), updated_at = now()
     where company_id = $1`,
    [
      companyId,
      standing.subscribed,
      main && item ? tierOf(billing, item.price.id) : null,
      endThatCounts(before, { subscriptionId, status, subscriptionEnd: standing.subscriptionEnd }),
      status,
      standing.cancelAtPeriodEnd,
      subscriptionId,
      item?.id ?? null,
      item?.quantity ?? null,
      typeof price === 'number' ? price / 100 : before.pricePerUser,
      item?.price.currency ?? before.currency,
      question,
    ],
  )
}

const NONE: Pick<Standing, 'subscribed' | 'subscriptionEnd' | 'cancelAtPeriodEnd'> = {
  subscribed: false,
  subscriptionEnd: null,
  cancelAtPeriodEnd: false,
}

const stateOf = (subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): typeof NONE =>
  standingOf({
    status: subscription.status,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    endedAt: subscription.ended_at,
    cancelAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null),
  })

/** A customer of ours pays for a subscription of ours, even if the operator has made a special price for them. */
const tierOf = ({ prices }: BillingConfig, priceId: string): Tier =>
  PAID_TIERS.find((tier) => prices[tier] === priceId) ?? 'Paid'
