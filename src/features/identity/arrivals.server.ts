import type pg from 'pg'
import { inTransaction } from '../../server/database/in-company.ts'
import { HttpError } from '../../server/http-error.ts'
import type { Services } from '../../server/services.ts'
import { deleteSessions } from '../../server/session-deletion.ts'
import type { Revocation } from '../../server/session-revocations.ts'
import { newId } from '../../sync/id.ts'
import { FULL_NAME_MAX } from '../accounts/account-limits.rules.ts'
import { dropUnusedTokens } from '../accounts/account-tokens.server.ts'
import { email as emailSchema } from '../accounts/accounts.requests.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import { chooseCompany } from '../companies/company-directory.server.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { domainOf } from './domains.rules.ts'
import { enrolPerson } from './enrol.mutations.ts'
import { type IdentityCode, refuse } from './identity.refusals.ts'
import { MOST_DEFAULT_TEAMS } from './identity.requests.ts'
import type { Claims } from './oidc.server.ts'
import type { Provider } from './providers.server.ts'
import { idOfEmail, isAnothersName } from './provisioning/scim-links.server.ts'

interface Account {
  id: string
  email: string
  fullName: string
  confirmed: boolean
}

const LONGEST_SUBJECT = 255

function denied(code: IdentityCode): never {
  throw new HttpError(403, refuse.reason(code))
}

/** A subject counts for one company and one issuer: what another company’s provider calls the same is somebody else. */
const credentialOf = ({ companyId, issuer }: Provider): string => `oidc:${companyId}:${issuer}`

/**
 * The account of somebody whom the company’s provider has signed in, who is an active member from then on. The account is the one that has signed
 * in as this subject before, else the one with this address, else a new one.
 * @throws HttpError 403 if the provider may not speak for this address, or the company does not want this person
 */
export async function arrive(services: Services, provider: Provider, claims: Claims): Promise<string> {
  const { pool, node } = services
  const { companyId } = provider
  const email = emailSchema.safeParse(claims.email).data ?? denied('identity/unverified-address')
  if (!claims.emailVerified) denied('identity/unverified-address')
  if (claims.subject === '' || claims.subject.length > LONGEST_SUBJECT) denied('identity/unverified-address')
  await requireDomain(pool, companyId, email)

  const known = await accountOfSubject(pool, provider, claims.subject)
  // The company speaks for the domains that it has now, not for those it had.
  if (known) await requireDomain(pool, companyId, known.email)
  // Nobody gets an account by a name that the directory has given to its person: a directory's word opens no account.
  if (!known && (await isAnothersName(services, companyId, email))) denied('identity/listed-otherwise')
  const served = await node.company(companyId)
  const personId = known?.id ?? (await idOfEmail(pool, email))
  const member = personId === null ? undefined : served?.replica.store.get(people, personId)
  if (member && !isActiveMember(member)) denied('identity/membership-ended')

  const account = known ?? (await link(services, provider, { ...claims, email }))
  await node.run(companyId, null, enrolPerson, {
    auditId: newId(),
    membershipIds: Array.from({ length: MOST_DEFAULT_TEAMS }, () => newId()),
    level: provider.defaultLevel,
    teamIds: await presentTeams(services, provider),
    personId: account.id,
    email: account.email,
    fullName: account.fullName,
  })
  await chooseCompany(services, account.id, companyId)
  return account.id
}

async function requireDomain(pool: pg.Pool, companyId: string, email: string): Promise<void> {
  const { rowCount } = await pool.query('select from sign_in_domains where company_id = $1 and domain = $2', [
    companyId,
    domainOf(email),
  ])
  if (rowCount === 0) denied('identity/other-domain')
}

const ACCOUNT = 'u.id, u.email, u.full_name as "fullName", u.email_verified as confirmed'

async function accountOfSubject(pool: pg.Pool, provider: Provider, subject: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(
    `select ${ACCOUNT} from user_credentials c join users u on u.id = c.user_id where c.provider_id = $1 and c.account_id = $2`,
    [credentialOf(provider), subject],
  )
  return rows[0] ?? null
}

/** Binds the subject to the account of its address, which is made if there is none. An account has one subject of a provider for good. */
async function link(
  { pool, sessions }: Pick<Services, 'pool' | 'sessions'>,
  provider: Provider,
  { email, name, subject }: Claims,
): Promise<Account> {
  const { account, ended } = await inTransaction(pool, async (client) => {
    await client.query(
      `insert into users (id, email, full_name, email_verified) values ($1, $2, $3, true) on conflict (email) do nothing`,
      [newId(), email, presentableName(name, email)],
    )
    const { rows } = await client.query<Account>(
      `select ${ACCOUNT} from users u where u.email = $1 for update`,
      [email],
    )
    const account = rows[0]!
    const { rows: bound } = await client.query<{ subject: string }>(
      'select account_id as subject from user_credentials where user_id = $1 and provider_id = $2',
      [account.id, credentialOf(provider)],
    )
    if (bound.some((one) => one.subject !== subject)) denied('identity/other-subject')
    const ended = account.confirmed ? null : await claim(client, account.id)
    await client.query(
      `insert into user_credentials (id, user_id, provider_id, account_id) values ($1, $2, $3, $4)
       on conflict (provider_id, account_id) do nothing`,
      [newId(), account.id, credentialOf(provider), subject],
    )
    return { account, ended }
  })
  if (ended) await sessions.announce(ended)
  return account
}

/**
 * Nobody had confirmed the address until now, so its password may be that of somebody who signed up with the address of another.
 * @returns the sessions that have ended, to be announced once this is committed
 */
async function claim(client: pg.PoolClient, userId: string): Promise<Revocation> {
  await client.query(
    'update users set email_verified = true, contested = false, updated_at = now() where id = $1',
    [userId],
  )
  await client.query("delete from user_credentials where user_id = $1 and provider_id = 'credential'", [
    userId,
  ])
  await dropUnusedTokens(client, userId)
  return deleteSessions(client, { userId })
}

/** The provider’s name of the person if it fits the rules for names, else what stands before the @. */
export function presentableName(name: string, email: string): string {
  const trimmed = name.trim().slice(0, FULL_NAME_MAX)
  return trimmed !== '' && nameProblem(trimmed) === null
    ? trimmed
    : email.split('@')[0]!.slice(0, FULL_NAME_MAX)
}

/** A team that is gone must not keep people out. */
async function presentTeams({ node }: Services, { companyId, teamIds }: Provider): Promise<string[]> {
  const { rows } = await node.options.inCompany(companyId, null, (client) =>
    client.query<{ id: string }>(
      'select id from teams where company_id = $1 and id = any ($2) and deleted_at is null',
      [companyId, teamIds],
    ),
  )
  return rows.map(({ id }) => id)
}
