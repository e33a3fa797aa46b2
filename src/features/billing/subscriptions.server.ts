import type { PoolClient } from 'pg'
import type { Services } from '../../server/services.ts'
import type { Standing } from './billing.rules.ts'
import { trialEndOf } from './billing.rules.ts'

/** What the server knows of a company's subscription; moments are ISO 8601. */
export interface Subscription extends Standing {
  billingType: 'usage_based'
  pricePerUser: number
  currency: string
  currentMonthUsage: number
  lastUsageUpdate: string | null
  subscriptionId: string | null
  itemId: string | null
  billedUsers: number | null
  checkoutSessionId: string | null
  /** How many checkouts there have been before the present one. */
  checkouts: number
  readsApplied: number
  confirmedAt: string | null
}

type Stored = {
  [K in keyof Subscription]: K extends 'pricePerUser' | 'readsApplied'
    ? string
    : K extends 'trialEnd'
      ? Date
      : K extends 'extendedTrialEnd' | 'subscriptionEnd' | 'lastUsageUpdate' | 'confirmedAt'
        ? Date | null
        : Subscription[K]
}

const COLUMNS = `subscribed, subscription_tier as tier, subscription_end as "subscriptionEnd", subscription_status as status,
  cancel_at_period_end as "cancelAtPeriodEnd", trial_end as "trialEnd", extended_trial_end as "extendedTrialEnd",
  billing_type as "billingType", base_price_per_user as "pricePerUser", currency, current_month_usage as "currentMonthUsage",
  last_usage_update as "lastUsageUpdate", subscription_id as "subscriptionId", subscription_item_id as "itemId",
  billed_users as "billedUsers", checkout_session_id as "checkoutSessionId", checkouts, reads_applied as "readsApplied",
  confirmed_at as "confirmedAt"`

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const subscriptionIn = (row: Stored): Subscription => ({
  ...row,
  trialEnd: row.trialEnd.toISOString(),
  extendedTrialEnd: iso(row.extendedTrialEnd),
  subscriptionEnd: iso(row.subscriptionEnd),
  lastUsageUpdate: iso(row.lastUsageUpdate),
  confirmedAt: iso(row.confirmedAt),
  pricePerUser: Number(row.pricePerUser),
  readsApplied: Number(row.readsApplied),
})

/** @param lock whether others wait until this transaction is over */
export async function findSubscription(
  client: PoolClient,
  companyId: string,
  lock = false,
): Promise<Subscription | null> {
  const { rows } = await client.query<Stored>(
    `select ${COLUMNS} from company_subscriptions where company_id = $1 ${lock ? 'for update' : ''}`,
    [companyId],
  )
  return rows[0] ? subscriptionIn(rows[0]) : null
}

/** The company's subscription, which begins with a trial; null if there is no such company, or nobody is billed. */
export async function subscriptionOf(
  services: Pick<Services, 'config' | 'pool' | 'node'>,
  companyId: string,
): Promise<Subscription | null> {
  const { billing } = services.config
  if (billing === null) return null
  const since = await billingSince(services.pool)
  return services.node.options.inCompany(companyId, null, async (client) => {
    const known = await findSubscription(client, companyId)
    if (known !== null) return known
    const { rows } = await client.query<{ createdAt: Date }>(
      'select created_at as "createdAt" from companies where company_id = $1',
      [companyId],
    )
    if (!rows[0]) return null
    await client.query(
      `insert into company_subscriptions (company_id, id, trial_end, base_price_per_user) values ($1, $1, $2, $3)
       on conflict do nothing`,
      [
        companyId,
        trialEndOf(rows[0].createdAt.toISOString(), since, billing.trialDays),
        billing.pricePerUser,
      ],
    )
    return findSubscription(client, companyId)
  })
}

const began = new WeakMap<Services['pool'], string>()

/** When billing began on this installation, which is now if it has not yet; ISO 8601. */
export async function billingSince(pool: Services['pool']): Promise<string> {
  const since = began.get(pool) ?? (await beginBilling(pool))
  began.set(pool, since)
  return since
}

async function beginBilling(pool: Services['pool']): Promise<string> {
  await pool.query('insert into billing_start default values on conflict do nothing')
  const { rows } = await pool.query<{ since: Date }>('select started_at as since from billing_start')
  return rows[0]!.since.toISOString()
}

/** The provider's name for the company; null if it has none yet. */
export async function customerOf(pool: Services['pool'], companyId: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select customer_id as id from billing_customers where company_id = $1',
    [companyId],
  )
  return rows[0]?.id ?? null
}

/** The company that the provider calls so; null for somebody else's customer. */
export async function companyOfCustomer(pool: Services['pool'], customerId: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select company_id as id from billing_customers where customer_id = $1',
    [customerId],
  )
  return rows[0]?.id ?? null
}
