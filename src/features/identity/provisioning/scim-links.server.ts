import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { type IdentityCode, refuse } from '../identity.refusals.ts'

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

const LINK = 'id, external_id as "externalId", user_name as "userName", ended_at as "endedAt"'

export const linksOf = (services: Services, companyId: string, ids: readonly string[]): Promise<Link[]> =>
  inIt(services, companyId, `select ${LINK} from scim_users where company_id = $1 and id = any ($2)`, [ids])

export const storeOf = async ({ node }: Services, companyId: string) =>
  (await node.company(companyId))?.replica.store ?? fail(404, 'provisioning/no-such-user')

/** Whom the directory has given this name, although their account has another address. */
export const idsNamed = async (
  services: Services,
  companyId: string,
  userName: string,
): Promise<string[]> => {
  const text = 'select id from scim_users where company_id = $1 and user_name = $2'
  return (await inIt<{ id: string }>(services, companyId, text, [userName])).map(({ id }) => id)
}

/** Whether the directory calls somebody by this address whose account has another. */
export async function isAnothersName(services: Services, companyId: string, email: string): Promise<boolean> {
  const named = await idsNamed(services, companyId, email)
  if (named.length === 0) return false
  const { rows } = await services.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return named.some((id) => id !== rows[0]?.id)
}

/** @throws HttpError 409 if another person of the company has this external id */
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
    'select id from scim_users where company_id = $1 and external_id = $2 and id is distinct from $3::uuid',
    [externalId, own],
  )
  if (taken.length > 0) fail(409, 'provisioning/external-id-taken')
}

/** What is left out stays as it is. */
export const noteLink = (
  services: Services,
  companyId: string,
  id: string,
  { externalId, userName, ended }: { externalId?: string | null; userName?: string | null; ended?: boolean },
): Promise<unknown> =>
  inIt(
    services,
    companyId,
    `insert into scim_users (company_id, id, external_id, ended_at, user_name) values ($1, $2, $3, $6, $7)
     on conflict (company_id, id) do update set
       external_id = case when $4::boolean then excluded.external_id else scim_users.external_id end,
       ended_at = case when $5::boolean is null then scim_users.ended_at else excluded.ended_at end,
       user_name = case when $8::boolean then excluded.user_name else scim_users.user_name end`,
    [
      id,
      externalId ?? null,
      externalId !== undefined,
      ended ?? null,
      ended ? new Date() : null,
      userName ?? null,
      userName !== undefined,
    ],
  )
