import type pg from 'pg'
import type { Services } from '../../server/services.ts'
import { newToken } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import { proofRecord } from './domains.rules.ts'
import { refuse } from './identity.refusals.ts'
import { secondFactorAsked } from './company-factor.server.ts'
import {
  type DefaultLevel,
  type IdentitySettings,
  MOST_DOMAINS,
  type ProviderInput,
} from './identity.requests.ts'

type Serving = Pick<Services, 'node' | 'pool' | 'seals' | 'origins' | 'sessions'>

/** The provider of a company as the server uses it. */
export interface Provider {
  companyId: string
  /** Of this configuration: another one with each issuer and client. */
  providerId: string
  issuer: string
  clientId: string
  /** Readable. */
  clientSecret: string
  defaultLevel: DefaultLevel
  teamIds: string[]
}

interface Stored extends Provider {
  enforcedSince: Date | null
  changedAt: Date
}

const sealUse = (companyId: string): string => `oidc:${companyId}`

/**
 * Where the provider of a company sends browsers back to. Each company has an address of its own, which only its provider knows: what one provider
 * answers can't be taken for the answer of another.
 */
export const redirectUriOf = ({ origins }: Pick<Services, 'origins'>, companyId: string): string =>
  `${origins.publicUrl()}/api/identity/callback/${companyId}`

async function stored(client: pg.PoolClient, companyId: string): Promise<Stored | null> {
  const { rows } = await client.query<Stored>(
    `select company_id as "companyId", coalesce(provider_id, company_id) as "providerId", issuer, client_id as "clientId", client_secret as "clientSecret", default_level as "defaultLevel",
       team_ids as "teamIds", enforced_since as "enforcedSince", changed_at as "changedAt"
     from identity_providers where company_id = $1`,
    [companyId],
  )
  return rows[0] ?? null
}

/** The company's provider with its secret opened; null if there is none. */
export async function providerOf({ node, seals }: Serving, companyId: string): Promise<Provider | null> {
  const found = await node.options.inCompany(companyId, null, (client) => stored(client, companyId))
  return found && { ...found, clientSecret: seals.open(found.clientSecret, sealUse(companyId)) }
}

/** What directors see of it all. */
export async function settingsOf(services: Serving, companyId: string): Promise<IdentitySettings> {
  const secondFactorSince = await secondFactorAsked(services, companyId)
  return services.node.options.inCompany(companyId, null, async (client) => {
    const found = await stored(client, companyId)
    const { rows } = await client.query<{
      id: string
      domain: string
      proof: string
      verifiedAt: Date | null
    }>(
      'select id, domain, proof, verified_at as "verifiedAt" from identity_domains where company_id = $1 order by domain',
      [companyId],
    )
    return {
      redirectUri: redirectUriOf(services, companyId),
      provider: found && {
        issuer: found.issuer,
        clientId: found.clientId,
        defaultLevel: found.defaultLevel,
        teamIds: found.teamIds,
        enforced: found.enforcedSince !== null,
        changedAt: found.changedAt.toISOString(),
      },
      domains: rows.map(({ id, domain, proof, verifiedAt }) => ({
        id,
        domain,
        record: proofRecord(proof),
        verifiedAt: verifiedAt?.toISOString() ?? null,
      })),
      secondFactorSince,
    }
  })
}

/** Makes a change to what stands above, and lets the list by which companies are found follow it. */
async function changing<T>(
  { node, sessions }: Serving,
  companyId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const done = await node.options.inCompany(companyId, null, async (client) => {
    // One after the other, so that the list is of the latest state.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 42))', [companyId])
    const result = await work(client)
    const provider = await stored(client, companyId)
    const { rows } = await client.query<{ domain: string }>(
      'select domain from identity_domains where company_id = $1 and verified_at is not null',
      [companyId],
    )
    if (provider?.enforcedSince && rows.length === 0) refuse('identity/nothing-to-enforce')
    await client.query('delete from sign_in_domains where company_id = $1', [companyId])
    if (provider) {
      await client.query(
        `insert into sign_in_domains (domain, company_id, enforced, provider_id)
         select unnest($1::text[]), $2::uuid, $3::boolean, $4::uuid`,
        [rows.map(({ domain }) => domain), companyId, provider.enforcedSince !== null, provider.providerId],
      )
    }
    return result
  })
  await sessions.recheck()
  return done
}

/** What an earlier configuration has proved counts no more, whatever still arrives of it; this only tidies up. */
const dropProofs = (client: pg.PoolClient, companyId: string): Promise<unknown> =>
  client.query('delete from session_proofs where company_id = $1', [companyId])

/** Sets the provider. A new issuer needs the secret again: it must not be sent to another address than the one it was entered for. */
export const saveProvider = (services: Serving, input: ProviderInput): Promise<unknown> =>
  changing(services, input.companyId, async (client) => {
    const { companyId, issuer, clientId, clientSecret, defaultLevel, teamIds, enforced } = input
    const before = await stored(client, companyId)
    const kept = before?.issuer === issuer ? before.clientSecret : null
    const secret = clientSecret === '' ? kept : services.seals.seal(clientSecret, sealUse(companyId))
    if (secret === null) refuse('identity/secret-missing')
    const isSame = before?.issuer === issuer && before.clientId === clientId
    if (!isSame) await dropProofs(client, companyId)
    const now = new Date()
    const enforcedSince = enforced ? (before?.enforcedSince ?? now) : null
    await client.query(
      `insert into identity_providers
         (company_id, id, issuer, client_id, client_secret, default_level, team_ids, enforced_since, changed_at, provider_id)
       values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (company_id, id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
         client_secret = excluded.client_secret, default_level = excluded.default_level, team_ids = excluded.team_ids,
         enforced_since = excluded.enforced_since, changed_at = excluded.changed_at, provider_id = excluded.provider_id`,
      [
        companyId,
        issuer,
        clientId,
        secret,
        defaultLevel,
        JSON.stringify(teamIds),
        enforcedSince,
        now,
        isSame ? before.providerId : newId(),
      ],
    )
  })

/** Ends signing in by the provider, for everybody and at once. The domains stay listed. */
export const removeProvider = (services: Serving, companyId: string): Promise<boolean> =>
  changing(services, companyId, async (client) => {
    await dropProofs(client, companyId)
    const { rowCount } = await client.query('delete from identity_providers where company_id = $1', [
      companyId,
    ])
    return rowCount === 1
  })

export const addDomain = (services: Serving, companyId: string, domain: string): Promise<unknown> =>
  changing(services, companyId, async (client) => {
    const { rows } = await client.query<{ domain: string }>(
      'select domain from identity_domains where company_id = $1',
      [companyId],
    )
    if (rows.length >= MOST_DOMAINS) refuse('identity/too-many-domains', { most: MOST_DOMAINS })
    if (rows.some((row) => row.domain === domain)) refuse('identity/domain-listed')
    await client.query(
      'insert into identity_domains (company_id, id, domain, proof) values ($1, $2, $3, $4)',
      [companyId, newId(), domain, newToken()],
    )
  })

/** A domain of the company with what proves it; null if it lists no such domain. */
export const domainById = ({ node }: Serving, companyId: string, id: string) =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ domain: string; proof: string }>(
      'select domain, proof from identity_domains where company_id = $1 and id = $2',
      [companyId, id],
    )
    return rows[0] ?? null
  })

export const noteVerified = (services: Serving, companyId: string, id: string): Promise<unknown> =>
  changing(services, companyId, (client) =>
    client.query(
      'update identity_domains set verified_at = now() where company_id = $1 and id = $2 and verified_at is null',
      [companyId, id],
    ),
  )

export const removeDomain = (services: Serving, companyId: string, id: string): Promise<unknown> =>
  changing(services, companyId, (client) =>
    client.query('delete from identity_domains where company_id = $1 and id = $2', [companyId, id]),
  )
