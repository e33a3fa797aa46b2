import { companyOfToken, newCompanyToken } from '../../../server/company-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import { refuse } from '../identity.refusals.ts'
import { MOST_TOKENS, type NewToken, type Provisioning } from './provisioning.requests.ts'

type Serving = Pick<Services, 'node' | 'origins'>

export const scimAddress = ({ origins }: Pick<Services, 'origins'>): string =>
  `${origins.publicUrl()}/api/scim/v2`

/** The tokens of a company, without their secrets. */
export const provisioningOf = (services: Serving, companyId: string): Promise<Provisioning> =>
  services.node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ id: string; createdAt: Date; lastUsedAt: Date | null }>(
      `select id, created_at as "createdAt", last_used_at as "lastUsedAt" from scim_tokens where company_id = $1 order by created_at`,
      [companyId],
    )
    const tokens = rows.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    return { address: scimAddress(services), tokens }
  })

/** Makes a token, which is answered this once. */
export async function makeScimToken(
  services: Serving,
  companyId: string,
  personId: string,
): Promise<NewToken> {
  const token = newCompanyToken(companyId)
  await services.node.options.inCompany(companyId, null, async (client) => {
    // One after the other, so that the count holds.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 52))', [companyId])
    const { rows } = await client.query<{ many: number }>(
      'select count(*)::int as many from scim_tokens where company_id = $1',
      [companyId],
    )
    if (rows[0]!.many >= MOST_TOKENS) refuse('provisioning/too-many-tokens', { most: MOST_TOKENS })
    await client.query(
      'insert into scim_tokens (company_id, id, token_hash, made_by, created_at) values ($1, $2, $3, $4, now())',
      [companyId, newId(), hashOfToken(token), personId],
    )
  })
  return { ...(await provisioningOf(services, companyId)), token }
}

export const revokeScimToken = ({ node }: Serving, companyId: string, id: string): Promise<boolean> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rowCount } = await client.query('delete from scim_tokens where company_id = $1 and id = $2', [
      companyId,
      id,
    ])
    return rowCount === 1
  })

/** The company whose directory shows this token; null if it is none, or revoked. */
export async function companyOfScimToken({ node }: Serving, header: string): Promise<string | null> {
  const token = /^Bearer ([\w-]{64})$/i.exec(header)?.[1] ?? ''
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ stale: boolean }>(
      `select last_used_at is null or last_used_at < now() - interval '1 minute' as stale from scim_tokens
       where company_id = $1 and token_hash = $2`,
      [companyId, hashOfToken(token)],
    )
    if (!rows[0]) return null
    if (rows[0].stale)
      await client.query(
        'update scim_tokens set last_used_at = now() where company_id = $1 and token_hash = $2',
        [companyId, hashOfToken(token)],
      )
    return companyId
  })
}
