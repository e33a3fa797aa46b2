import { CommandError } from '../../server/command-error.ts'
import type { Services } from '../../server/services.ts'
import { trialUntil } from './billing.rules.ts'
import { applyEntitlement } from './entitlement.server.ts'
import { recordTrial } from './entitlement.mutations.ts'
import { subscriptionOf } from './subscriptions.server.ts'

const DAY_MS = 86_400_000

/** An operator who means next year and types a digit too many would give the company away. */
const MOST_DAYS = 730

/** The moment at which a day is over in UTC; null if it is none, is over already or is too far away. */
function endOf(day: string, now: number): Date | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Some engines take 30 February for a day in March.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return null
  const end = start + DAY_MS
  return end > now && end <= now + MOST_DAYS * DAY_MS ? new Date(end) : null
}

/**
 * Lets a company work until the end of a day, on the word of whoever has the command line of the server. The company's log records it. Returns
 * what to tell them.
 * @param named the company's id, or its name as addresses have it
 * @throws {CommandError} if nobody is billed, or there is no such company or day
 */
export async function extendTrial(
  services: Pick<Services, 'config' | 'pool' | 'node'>,
  named: string,
  day: string,
): Promise<string> {
  if (services.config.billing === null)
    throw new CommandError('Nobody is billed on this server, so no trial ends.')
  const end = endOf(day, Date.now())
  if (end === null)
    throw new CommandError(
      `Name a day from today on, at most ${MOST_DAYS} days away, such as 2027-01-31. Not: ${day}`,
    )
  const { rows } = await services.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from company_slugs where slug = $1 or company_id::text = $1',
    [named],
  )
  const companyId = rows[0]?.companyId
  const known = companyId && (await subscriptionOf(services, companyId))
  if (!companyId || !known) throw new CommandError(`There is no company ${named}.`)
  await services.node.options.inCompany(companyId, null, (client) =>
    client.query('update company_subscriptions set extended_trial_end = $2 where company_id = $1', [
      companyId,
      end,
    ]),
  )
  await applyEntitlement(services, companyId)
  const after = end.toISOString()
  await services.node.run(companyId, null, recordTrial, { before: trialUntil(known), after })
  return `The trial of ${named} lasts until the end of ${day} (UTC).`
}
