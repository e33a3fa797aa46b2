import type pg from 'pg'
import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { type IdentityCode, refuse } from '../identity.refusals.ts'
import { MAY_RETURN } from './scim-ends.server.ts'

type PlainCode = Exclude<IdentityCode, 'identity/too-many-domains' | 'provisioning/too-many-tokens'>

/** Ends the request of a directory. */
export function fail(status: number, code: PlainCode): never {
  throw new HttpError(status, refuse.reason(code))
}

/** What a directory says of a person of the company. */
export interface Link {
  id: string
  externalId: string | null
  /** What the directory calls the person by now; null while that is the address of their account. */
  userName: string | null
  endedAt: Date | null
  /** Whether the directory may let them in again: what people have ended stays ended. */
  mayReturn: boolean
}

/** The rows of a statement that runs in one company, whose id is its first parameter. */
export const inIt = <T extends object>(
  { node }: Services,
  companyId: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<T>(text, [companyId, ...values])
    return rows
  })

const LINK = `id, external_id as "externalId", user_name as "userName", ended_at as "endedAt", ${MAY_RETURN} as "mayReturn"`

export const linksOf = (services: Services, companyId: string, ids: readonly string[]): Promise<Link[]> =>
  inIt(services, companyId, `select ${LINK} from scim_users where company_id = $1 and id = any ($2)`, [ids])

export const storeOf = async ({ node }: Services, companyId: string) =>
  (await node.company(companyId))?.replica.store ?? fail(404, 'provisioning/no-such-user')

const IS_GONE = `not exists (
  select from people p where p.company_id = scim_users.company_id and p.id = scim_users.id and p.status = 'active')`

/** The members whom the directory has given this name, although their account has another address. */
export const idsNamed = async (
  services: Services,
  companyId: string,
  userName: string,
): Promise<string[]> => {
  const text = `select id from scim_users where company_id = $1 and user_name = $2 and not ${IS_GONE}`
  return (await inIt<{ id: string }>(services, companyId, text, [userName])).map(({ id }) => id)
}

/**
 * Whether the directory calls somebody by this address whose account has another. Whoever was removed counts too, or they would come back by signing in
 * with their name.
 */
export async function isAnothersName(services: Services, companyId: string, email: string): Promise<boolean> {
  const text = 'select id from scim_users where company_id = $1 and user_name = $2'
  const named = await inIt<{ id: string }>(services, companyId, text, [email])
  if (named.length === 0) return false
  const own = await idOfEmail(services.pool, email)
  return named.some(({ id }) => id !== own)
}

/** The account with this address; null if there is none. */
export async function idOfEmail(pool: pg.Pool, email: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email])
  return rows[0]?.id ?? null
}

/** @throws HttpError 409 if another member has this external id */
export async function requireFree(
  services: Services,
  companyId: string,
  externalId: string | null | undefined,
  own: string | null,
): Promise<void> {
  if (externalId === null || externalId === undefined) return
  const taken = await inIt<{ id: string }>(
    services,
    companyId,
    `select id from scim_users where company_id = $1 and external_id = $2 and id is distinct from $3::uuid and not ${IS_GONE}`,
    [externalId, own],
  )
  if (taken.length > 0) fail(409, 'provisioning/external-id-taken')
}

/**
 * That whoever is listed anew is nobody else of the company by their name or external id.
 * @throws HttpError 409 if they are, or are somebody whom people have removed: another external id shows that they are not
 */
export async function requireNewcomer(
  services: Services,
  companyId: string,
  { userName, externalId }: { userName: string; externalId: string | null | undefined },
): Promise<void> {
  const own = await idOfEmail(services.pool, userName)
  await requireFree(services, companyId, externalId, own)
  const others = await inIt<Link & { isGone: boolean }>(
    services,
    companyId,
    `select ${LINK}, ${IS_GONE} as "isGone" from scim_users
     where company_id = $1 and (user_name = $2 or external_id = $3) and id is distinct from $4::uuid`,
    [userName, externalId ?? null, own],
  )
  for (const other of others) {
    if (!other.isGone) fail(409, 'provisioning/already-a-member')
    const isOther = Boolean(externalId && other.externalId && other.externalId !== externalId)
    if (!other.mayReturn && !isOther) fail(409, 'provisioning/ended-by-people')
  }
}

/** What is left out stays as it is. Whoever is gone loses a name or an external id to its new holder. */
export const noteLink = (
  { node }: Services,
  companyId: string,
  id: string,
  { externalId, userName, ended }: { externalId?: string | null; userName?: string | null; ended?: boolean },
): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    for (const [column, value] of [
      ['external_id', externalId],
      ['user_name', userName],
    ] as const)
      if (value)
        await client.query(
          `update scim_users set ${column} = null where company_id = $1 and ${column} = $2 and id <> $3 and ${IS_GONE}`,
          [companyId, value, id],
        )
    await client.query(
      `insert into scim_users (company_id, id, external_id, ended_at, user_name) values ($1, $2, $3, $6, $7)
       on conflict (company_id, id) do update set
         external_id = case when $4::boolean then excluded.external_id else scim_users.external_id end,
         ended_at = case when $5::boolean is null then scim_users.ended_at else excluded.ended_at end,
         user_name = case when $8::boolean then excluded.user_name else scim_users.user_name end`,
      [
        companyId,
        id,
        externalId ?? null,
        externalId !== undefined,
        ended ?? null,
        ended ? new Date() : null,
        userName ?? null,
        userName !== undefined,
      ],
    )
  })
