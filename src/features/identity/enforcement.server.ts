import type { Services } from '../../server/services.ts'
import { HttpError } from '../../server/http-error.ts'
import { companiesOf } from '../companies/company-directory.server.ts'
import { isAtLeast, type Level } from '../rights/levels.rules.ts'
import { refuse } from './identity.refusals.ts'

/**
 * Ends a sign-in that is not by the provider if a company of the person insists on its own, for addresses of its domains. Directors of it keep
 * every way, so that a provider that is away or set up wrong locks nobody out for good.
 * @throws HttpError 403
 */
export async function requireNoProvider(
  services: Pick<Services, 'pool' | 'node'>,
  userId: string,
): Promise<void> {
  const { rows } = await services.pool.query<{ companyId: string }>(
    `select d.company_id as "companyId" from users u join sign_in_domains d on d.domain = split_part(u.email, '@', 2)
     where u.id = $1 and d.enforced`,
    [userId],
  )
  if (rows.length === 0) return
  const insisting = new Set(rows.map(({ companyId }) => companyId))
  const members = (await companiesOf(services, userId)).filter(({ id }) => insisting.has(id))
  if (members.some(({ level }) => !isAtLeast(level as Level, 'director')))
    throw new HttpError(403, refuse.reason('identity/enforced'))
}
