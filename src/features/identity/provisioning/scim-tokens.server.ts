import { companyOfToken, newCompanyToken } from '../../../server/company-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import { expiryOf } from '../../time/expiry.rules.ts'
import { refuse } from '../identity.refusals.ts'
import {
  MOST_TOKENS,
  type NewDirectoryToken,
  type NewToken,
  type Provisioning,
} from './provisioning.requests.ts'

type Serving = Pick<Services, 'node' | 'origins'>

export const scimAddress = ({ origins }: Pick<Services, 'origins'>): string =>
  `${origins.publicUrl()}/api/scim/v2`

/** The tokens of a company, without their secrets. */
export const provisioningOf = (services: Serving, companyId: string): Promise<Provisioning> =>
  services.node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<
      Record<'id' | 'name' | 'madeBy', string> &
        Record<'createdAt' | 'expiresAt', Date> & { lastUsedAt: Date | null }
    >(
      `select t.id, t.name, p.full_name as "madeBy", t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
       from scim_tokens t join people p on p.company_id = t.company_id and p.id = t.made_by
       where t.company_id = $1 order by t.created_at`,
      [companyId],
    )
    const tokens = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    }))
    return { address: scimAddress(services), tokens }
  })

/** Makes a token, which is answered this once. */
export async function makeScimToken(
  services: Serving,
  personId: string,
  { companyId, name, expires }: NewDirectoryToken,
): Promise<NewToken> {
  const now = new Date()
  const expiresAt = expiryOf(expires, now.getTime()) ?? refuse('provisioning/expiry')
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
      `insert into scim_tokens (company_id, id, token_hash, made_by, name, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [companyId, newId(), hashOfToken(token), personId, name, now, expiresAt],
    )
  })
  return { ...(await provisioningOf(services, companyId)), token }
}

/** Ends a token at once, and answers its name; null if it has ended already. */
export const revokeScimToken = ({ node }: Serving, companyId: string, id: string): Promise<string | null> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'delete from scim_tokens where company_id = $1 and id = $2 returning name',
      [companyId, id],
    )
    return rows[0]?.name ?? null
  })

/** The company whose directory shows this token; null if it is none, or revoked. */
export async function companyOfScimToken(
  { node }: Serving,
  header: string,
): Promise<{ companyId: string; isOver: boolean } | null> {
  const token = /^Bearer ([\w-]{64})$/i.exec(header)?.[1] ?? ''
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ isOver: boolean; isStale: boolean }>(
      `select expires_at <= now() as "isOver", last_used_at is null or last_used_at < now() - interval '1 minute' as "isStale"
       from scim_tokens where company_id = $1 and token_hash = $2`,
      [companyId, hashOfToken(token)],
    )
    if (!rows[0]) return null
    const { isOver, isStale } = rows[0]
    if (isStale && !isOver)
      await client.query(
        'update scim_tokens set last_used_at = now() where company_id = $1 and token_hash = $2',
        [companyId, hashOfToken(token)],
      )
    return { companyId, isOver }
  })
}
