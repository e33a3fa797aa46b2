import type { Services } from '../../server/services.ts'
import { newId } from '../../sync/id.ts'
import type { Level } from '../rights/levels.rules.ts'
import { billedUsers } from './billing.rules.ts'
import type { MonthOfUse } from './billing.requests.ts'
import { stripeOf } from './stripe.server.ts'
import { subscriptionOf } from './subscriptions.server.ts'

const MONTHS_SHOWN = 12

/** How many users the company pays for at this moment. */
export const usersOf = ({ node }: Pick<Services, 'node'>, companyId: string): Promise<number> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ level: Level; status: string }>(
      'select level, status from people where company_id = $1',
      [companyId],
    )
    return billedUsers(rows)
  })

/** Counts the users, and remembers the most that there were in a month. */
export async function measureUsage(services: Services, companyId: string): Promise<number> {
  const users = await usersOf(services, companyId)
  await services.node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      `insert into subscription_months (company_id, id, month, users, measured_at)
       values ($1, $2, date_trunc('month', now() at time zone 'utc')::date, $3, now())
       on conflict (company_id, month) do update set users = greatest(subscription_months.users, excluded.users), measured_at = excluded.measured_at`,
      [companyId, newId(), users],
    )
    await client.query(
      'update company_subscriptions set current_month_usage = $2, last_usage_update = now() where company_id = $1',
      [companyId, users],
    )
  })
  return users
}

/** Tells the provider for how many users the company pays from now on, if it does not know; what that means for this month is its to work out. */
export async function sendUsage(services: Services, companyId: string, users: number): Promise<boolean> {
  const { billing } = services.config
  const known = await subscriptionOf(services, companyId)
  if (billing === null || !known?.subscribed || known.itemId === null || known.billedUsers === users)
    return false
  const stripe = await stripeOf(billing)
  await stripe.subscriptionItems.update(
    known.itemId,
    { quantity: users, proration_behavior: 'create_prorations' },
    { idempotencyKey: keyOf(companyId, known.billedUsers, users) },
  )
  return true
}

/** Two nodes that find the same difference at once ask under the same key, and one of them counts. A later try is a new one: failures are kept, too. */
const keyOf = (companyId: string, before: number | null, users: number): string =>
  `users:${companyId}:${before}:${users}:${new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length)}`

/** The latest months, the present one first. */
export const monthsOfUse = ({ node }: Pick<Services, 'node'>, companyId: string): Promise<MonthOfUse[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<MonthOfUse>(
      'select month, users from subscription_months where company_id = $1 order by month desc limit $2',
      [companyId, MONTHS_SHOWN],
    )
    return rows
  })
