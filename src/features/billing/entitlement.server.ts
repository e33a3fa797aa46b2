import type { Services } from '../../server/services.ts'
import { companies } from '../companies/companies.table.ts'
import { entitledUntil } from './billing.rules.ts'
import { setEntitlement } from './entitlement.mutations.ts'
import { subscriptionOf } from './subscriptions.server.ts'

const MOST_CHANGES = 10

/**
 * Brings the company's row, which everybody follows, into line with its subscription. Somebody else may do so at the same time with a
 * subscription that has changed since: so the subscription is looked at again after the row was written.
 */
export async function applyEntitlement(
  services: Pick<Services, 'config' | 'pool' | 'node'>,
  companyId: string,
): Promise<void> {
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    const subscription = await subscriptionOf(services, companyId)
    const until = subscription && entitledUntil(subscription)
    const served = await services.node.company(companyId)
    if (!served) return
    await served.replica.exclusive(() => served.feed.catchUp())
    const [company] = served.replica.store.where(companies, {})
    if (!company || company.entitledUntil === until) return
    await services.node.run(companyId, null, setEntitlement, { entitledUntil: until })
  }
}

/** For somebody who opens the company: its entitlement is worked out if it never was, or given up if nobody is billed any more. */
export async function settleEntitlement(services: Services, companyId: string): Promise<void> {
  const served = await services.node.company(companyId)
  const [company] = served?.replica.store.where(companies, {}) ?? []
  const isSettled = (company?.entitledUntil === null) === (services.config.billing === null)
  if (company && !isSettled) await applyEntitlement(services, companyId)
}
