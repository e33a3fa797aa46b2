import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { refuse } from './billing.refusals.ts'
import { PAID_TIERS, type Tier, trialUntil } from './billing.rules.ts'
import { readProvider } from './provider-reads.server.ts'
import { stripeErrorOf, stripeOf } from './stripe.server.ts'
import { customerOf, type Subscription, subscriptionOf } from './subscriptions.server.ts'
import { usersOf } from './usage.server.ts'

const MOST_ATTEMPTS = 6
const BEFORE_NEXT_MS = 250
/** The provider takes no trial that ends sooner. */
const SHORTEST_TRIAL_MS = 49 * 3_600_000

interface Wish {
  billing: BillingConfig
  companyId: string
  tier: Tier
}

/** The tiers that have a price. */
export const tiersOf = ({ prices }: BillingConfig): Tier[] =>
  PAID_TIERS.filter((tier) => prices[tier] !== undefined)

/**
 * The address at which the company can be subscribed. At any time there is at most one open checkout of a company, however many people
 * ask, so that nobody pays twice; whoever wishes for another tier ends the one before.
 */
export async function checkoutUrl(services: Services, wish: Wish): Promise<string | null> {
  const stripe = await stripeOf(wish.billing)
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const known = await notSubscribed(services, wish.companyId)
    const open = await openSession(services, stripe, wish, known)
    if (open === 'again') continue
    const made = open ?? (await makeSession(services, stripe, wish, known))
    if (typeof made === 'object') return made.url
    // Whoever has this key with other wishes may have died with it, and the provider keeps it for a day.
    if (made === 'key taken' && attempt === MOST_ATTEMPTS)
      await nextCheckout(services, wish.companyId, known.checkouts)
    await sleep(BEFORE_NEXT_MS)
  }
  return refuse('billing/provider-away')
}

async function notSubscribed(services: Services, companyId: string): Promise<Subscription> {
  const known = (await subscriptionOf(services, companyId)) ?? refuse('billing/off')
  if (known.subscribed) refuse('billing/already-subscribed')
  return known
}

/** The checkout that has been begun, if it serves this wish; otherwise it is ended. */
async function openSession(
  services: Services,
  stripe: Stripe,
  { companyId, tier }: Wish,
  { checkoutSessionId, checkouts }: Subscription,
): Promise<Stripe.Checkout.Session | null | 'again'> {
  if (checkoutSessionId === null) return null
  const session = await stripe.checkout.sessions.retrieve(checkoutSessionId)
  if (session.status === 'open' && session.metadata?.['tier'] === tier) return session
  if (session.status === 'open')
    await stripe.checkout.sessions.expire(
      checkoutSessionId,
      {},
      { idempotencyKey: `expire:${checkoutSessionId}` },
    )
  if (session.status === 'complete') await readProvider(services, companyId)
  await nextCheckout(services, companyId, checkouts)
  return 'again'
}

async function makeSession(
  services: Services,
  stripe: Stripe,
  wish: Wish,
  known: Subscription,
): Promise<Stripe.Checkout.Session | 'again' | 'key taken'> {
  const { companyId } = wish
  const attempt = `${companyId}:${known.checkouts}`
  try {
    const customer = await customerFor(services, stripe, companyId, attempt)
    const session = await stripe.checkout.sessions.create(
      await sessionParams(services, wish, customer, known),
      {
        idempotencyKey: `checkout:${attempt}`,
      },
    )
    if (await keepSession(services, companyId, known.checkouts, session.id)) return session
    // Somebody else’s counts now. Nobody has been given this one.
    await stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: `expire:${session.id}` })
    return 'again'
  } catch (error) {
    const failure = stripeErrorOf(error)
    // Somebody else is making one at this moment, with other wishes.
    if (failure?.type === 'StripeIdempotencyError' || failure?.status === 409) return 'key taken'
    // The provider repeats the answer to a key, and so a failure too.
    if (failure !== null) await nextCheckout(services, companyId, known.checkouts)
    throw error
  }
}

async function customerFor(
  { pool, node }: Services,
  stripe: Stripe,
  companyId: string,
  attempt: string,
): Promise<string> {
  const known = await customerOf(pool, companyId)
  if (known !== null) return known
  const { rows } = await node.options.inCompany(companyId, null, (client) =>
    client.query<{ name: string }>('select name from companies where company_id = $1', [companyId]),
  )
  const customer = await stripe.customers.create(
    { name: rows[0]?.name ?? '', metadata: { company_id: companyId } },
    { idempotencyKey: `customer:${attempt}` },
  )
  await pool.query(
    'insert into billing_customers (customer_id, company_id) values ($1, $2) on conflict do nothing',
    [customer.id, companyId],
  )
  return (await customerOf(pool, companyId)) ?? customer.id
}

async function sessionParams(
  services: Services,
  { billing, companyId, tier }: Wish,
  customer: string,
  known: Subscription,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const back = services.origins.publicUrl()
  const trialEnd = Date.parse(trialUntil(known))
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price: billing.prices[tier]!, quantity: await usersOf(services, companyId) }],
    client_reference_id: companyId,
    metadata: { company_id: companyId, tier },
    subscription_data: {
      metadata: { company_id: companyId },
      ...(trialEnd > Date.now() + SHORTEST_TRIAL_MS && { trial_end: Math.floor(trialEnd / 1_000) }),
    },
    success_url: `${back}/checkout?company_id=${companyId}&done=yes`,
    cancel_url: `${back}/settings?tab=billing`,
  }
}

/** Whether the checkout is now the company's one. */
const keepSession = (
  { node }: Services,
  companyId: string,
  checkouts: number,
  sessionId: string,
): Promise<boolean> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rowCount } = await client.query(
      `update company_subscriptions set checkout_session_id = $3
       where company_id = $1 and checkouts = $2 and coalesce(checkout_session_id, $3) = $3`,
      [companyId, checkouts, sessionId],
    )
    return rowCount === 1
  })

const nextCheckout = ({ node }: Services, companyId: string, checkouts: number): Promise<unknown> =>
  node.options.inCompany(companyId, null, (client) =>
    client.query(
      'update company_subscriptions set checkouts = checkouts + 1, checkout_session_id = null where company_id = $1 and checkouts = $2',
      [companyId, checkouts],
    ),
  )
