import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import type { BillingAnswer } from './billing.requests.ts'
import { entitledUntil, trialUntil } from './billing.rules.ts'
import { tiersOf } from './checkout.server.ts'
import { customerOf, subscriptionOf } from './subscriptions.server.ts'
import { monthsOfUse, usersOf } from './usage.server.ts'

/** What directors are told. It asks the database only, so that it can be asked every few seconds. */
export async function billingState(services: Services, companyId: string): Promise<BillingAnswer> {
  const { billing } = services.config
  if (billing === null) return { on: false }
  const known = (await subscriptionOf(services, companyId)) ?? notFound()
  const { subscribed, subscriptionEnd, cancelAtPeriodEnd } = known
  return {
    on: true,
    now: new Date().toISOString(),
    subscribed,
    tier: known.tier,
    status: known.status,
    subscriptionEnd,
    cancelAtPeriodEnd,
    trialEnd: trialUntil(known),
    entitledUntil: entitledUntil(known),
    nextBillingDate: subscribed && !cancelAtPeriodEnd ? subscriptionEnd : null,
    billingType: known.billingType,
    pricePerUser: known.pricePerUser,
    currency: known.currency,
    userCount: await usersOf(services, companyId),
    currentMonthUsage: known.currentMonthUsage,
    lastUsageUpdate: known.lastUsageUpdate,
    months: await monthsOfUse(services, companyId),
    tiers: tiersOf(billing),
    hasCustomer: (await customerOf(services.pool, companyId)) !== null,
    confirmedAt: known.confirmedAt,
  }
}
